import { describe, expect, test } from 'vitest'
import { guest, startTestApp } from '#test/app/create-test-app.ts'
import { addressOf, dayFromNow, inbox, said } from '#test/app/writing.ts'
import { requestItinerary } from './request-itinerary.ts'
import { requestTour } from './request-tour.ts'

const app = startTestApp()

describe('a request', () => {
  const wish = { name: said.name, travelers: '3', date: dayFromNow(30), message: '' }

  test('for a tour states which, when and for how many people', async () => {
    const email = addressOf()
    await requestTour(app.caller(guest()), { ...wish, email, tour: 'negev-desert' })
    const [row] = await inbox(app, email)
    expect(row).toMatchObject({
      kind: 'tour',
      subject: 'Negev Desert Adventure',
      details: { date: wish.date, travelers: 3 },
      tourPackageId: expect.any(String),
    })
    const [mail] = await app.mailsTo(email)
    expect(mail?.subject).toBe('We have received your request: Negev Desert Adventure')
    expect(mail?.text).toContain('for 3 travelers')
  })

  test('for an itinerary keeps the wishes that are known options', async () => {
    const email = addressOf()
    const [arrival, departure] = [dayFromNow(10), dayFromNow(10)]
    await requestItinerary(app.caller(guest()), {
      ...wish,
      email,
      arrival,
      departure,
      interests: 'food,shopping,history,food',
      accommodation: 'kibbutz',
    })
    expect(await inbox(app, email)).toMatchObject([
      {
        kind: 'itinerary',
        details: {
          arrival,
          departure,
          travelers: 3,
          interests: ['history', 'food'],
          accommodation: 'kibbutz',
        },
      },
    ])
    expect(await app.mailsTo(email)).toHaveLength(1)
  })

  test.each([
    ['date', dayFromNow(-2)],
    ['date', 'tomorrow'],
    ['date', '2027-02-30'],
    ['travelers', '0'],
    ['travelers', '-1'],
    ['travelers', '1.5'],
    ['travelers', '51'],
    ['travelers', ''],
    ['name', ''],
  ])('for a tour is refused for its %s “%s”', async (field, text) => {
    const typed = { ...wish, email: addressOf(), tour: 'negev-desert', [field]: text }
    await expect(requestTour(app.caller(guest()), typed)).toBeRefusedAt(field)
  })

  test.each([
    ['departure', dayFromNow(5), dayFromNow(4), 'Departure cannot be before arrival.'],
    ['departure', dayFromNow(5), '', 'Choose your departure date.'],
    ['arrival', dayFromNow(-2), dayFromNow(5), 'Arrival cannot be in the past.'],
  ])(
    'for an itinerary is refused for its %s: %s to %s',
    async (field, arrival, departure, sentence) => {
      const typed = { ...wish, email: addressOf(), arrival, departure, accommodation: 'any' }
      await expect(requestItinerary(app.caller(guest()), typed as never)).rejects.toMatchObject({
        code: 'bad_input',
        fields: { [field]: sentence },
      })
    },
  )

  test('reports all errors of an itinerary at once', async () => {
    const [arrival, departure] = [dayFromNow(5), dayFromNow(4)]
    const typed = { ...wish, email: 'nobody', arrival, departure, accommodation: 'any' } as const
    await expect(requestItinerary(app.caller(guest()), typed)).rejects.toMatchObject({
      fields: { email: expect.any(String), departure: expect.any(String) },
    })
  })

  test('accepts today in Israel, even while it is still yesterday elsewhere', async () => {
    const email = addressOf()
    const now = app.runtime.clock.now()
    const atMidnight = new Date(now)
    atMidnight.setUTCHours(22, 30, 0, 0) // past midnight in Israel, in summer and in winter
    if (atMidnight < now) atMidnight.setUTCDate(atMidnight.getUTCDate() + 1)
    const late = { ...app.caller(guest()) }
    late.runtime = { ...late.runtime, clock: { now: () => atMidnight } }
    const yesterday = atMidnight.toISOString().slice(0, 10)
    const typed = { ...wish, email, tour: 'negev-desert' }
    await expect(requestTour(late, { ...typed, date: yesterday })).rejects.toMatchObject({
      fields: { date: expect.any(String) },
    })
    const today = new Date(atMidnight.getTime() + 86_400_000).toISOString().slice(0, 10)
    await requestTour(late, { ...typed, date: today })
    expect(await inbox(app, email)).toHaveLength(1)
  })

  test.each(['nowhere', '', "x' or true"])('for the tour “%s” is not found', async (tour) => {
    const typed = { ...wish, email: addressOf(), tour }
    await expect(requestTour(app.caller(guest()), typed)).toBeRefused('not_found')
  })
})
