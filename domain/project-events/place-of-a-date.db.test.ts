import { afterAll, beforeAll, expect, test } from 'vitest'
import { supportItem } from '#domain/support/commands/support-item.ts'
import { sendReminders } from '#domain/support/commands/send-reminders.ts'
import { getSignUp } from '#domain/support/queries/get-sign-up.ts'
import { listNextDates } from '#domain/support/queries/list-next-dates.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { mailsAbout } from '#test/app/announcing.ts'
import { createTestApp, system, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { seedPosters, wholeEvent } from '#test/app/posting.ts'
import { proposeEdit, proposePost } from '#test/app/proposals.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { decideRevision } from './commands/decide-revision.ts'
import { addDays } from './day.ts'
import type { DraftDate } from './draft-dates.ts'
import { getOwnProjectEvent } from './queries/get-own-project-event.ts'
import { getPublic } from './queries/get-public.ts'
import { getRevision } from './queries/get-revision.ts'
import { listCalendarEvents } from './queries/list-calendar-events.ts'
import { listEntries } from './queries/list-entries.ts'
import { listPublic } from './queries/list-public.ts'
import { previewOwn } from './queries/preview-own.ts'
import { describe as describeLines } from './review.ts'
import { usualWhereOf, whereOf, whereOnDate } from './where.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HAIFA = { dateLocation_en: 'City hall, Haifa', dateLocation_he: 'העירייה, חיפה' }
const EILAT = { dateLocation_en: 'Harbor, Eilat' }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedPosters(app)
  await liftRowSecurity(app)
})
afterAll(() => app.close())

const approve = (revisionId: string) =>
  decideRevision(app.caller('admin'), { revisionId, decision: 'approve' })
/** Three evenings, a week apart, of which some are somewhere else. */
function tour(title: string, places: Partial<DraftDate>[], chooseDates = 'on') {
  const first = { ...wholeEvent(app.runtime.clock.now()), location: 'Main square, Jerusalem' }
  const { startDate = '', startTime = '', endTime = '' } = first
  const [one, ...further] = [0, 7, 14].map((days, at) => ({
    startDate: addDays(startDate, days),
    startTime,
    endDate: '',
    endTime,
    ...places[at],
  }))
  return { ...first, ...one, title, chooseDates, furtherDates: further }
}

async function publish(...given: Parameters<typeof tour>) {
  const content = tour(...given)
  const { postId, revisionId } = await proposePost(app, 'partner', { type: 'event', ...content })
  await approve(revisionId)
  const { dates } = await getPublic(app.caller(visitor), { id: postId })
  return { postId, revisionId, content, ids: dates.map(({ id }) => id ?? '') }
}

const join = (who: 'supporter' | 'ambassador', itemId: string, ...dates: string[]) =>
  supportItem(app.caller(who, newId()), { kind: 'attend', itemId, dates })
const edit = async (postId: string, content: ReturnType<typeof tour>) =>
  approve(await proposeEdit(app, 'partner', postId, content))
const told = async (who: 'supporter' | 'ambassador', title: string) =>
  (await mailsAbout(app, who, `Changed: ${title}`)).map(({ text }) => text)

test('the place of a date is reviewed, previewed, and shown with that date wherever it is shown', async () => {
  const content = tour('On tour', [{ ...HAIFA }, {}, { ...EILAT }])
  const { postId, revisionId } = await proposePost(app, 'partner', { type: 'event', ...content })
  const { facts } = await getRevision(app.caller('admin'), { revisionId })
  const line = describeLines('event', facts, null, []).find(({ key }) => key === 'when')
  expect(line?.proposed).toContain('City hall, Haifa / העירייה, חיפה')
  expect((await previewOwn(app.caller('partner'), { postId })).dates[0]).toMatchObject({
    place: { locations: { en: 'City hall, Haifa' } },
  })
  await approve(revisionId)

  const item = await getPublic(app.caller(visitor), { id: postId })
  const places = ['City hall, Haifa', 'Main square, Jerusalem', 'Harbor, Eilat']
  expect(item.dates.map((date) => whereOnDate(item, date))).toEqual(places)
  expect([whereOf(item), usualWhereOf(item)]).toEqual(places.slice(0, 2))
  const card = (await listPublic(app.caller(visitor), { q: 'On tour' })).items[0]
  expect(card && whereOf(card)).toBe('City hall, Haifa')

  const from = content.startDate ?? ''
  const month = await listCalendarEvents(app.caller(visitor), { from, to: addDays(from, 20) })
  expect(month.filter(({ id }) => id === postId).map(whereOf)).toEqual(places)
  const entries = await listEntries(app.caller(visitor), { id: postId })
  expect(entries.map(({ words }) => words?.location)).toEqual(places)
  expect(entries[0]?.words?.coordinates).toEqual({ latitude: 32.794, longitude: 34.99 })
  expect(entries[0]?.words?.coordinates).not.toEqual(entries[1]?.words?.coordinates)

  // Saved again as it is, nothing differs.
  const own = await getOwnProjectEvent(app.caller('partner'), { postId })
  expect(own.content).toMatchObject({ ...HAIFA, furtherDates: [{}, EILAT] })
  const again = await proposeEdit(app, 'partner', postId, own.content)
  expect((await getRevision(app.caller('admin'), { revisionId: again })).changed).toEqual([])
})

test('who chose a date that goes somewhere else is asked, and nobody else', async () => {
  const { postId, content, ids } = await publish('Moves away', [])
  await join('supporter', postId, ids[1]!)
  await join('ambassador', postId, ids[0]!, ids[2]!)
  const [middle, last] = content.furtherDates
  const before = await listEntries(app.caller(visitor), { id: postId })
  const moved = { ...content, furtherDates: [{ ...middle!, ...HAIFA }, last!] }
  await edit(postId, moved)
  const [mail] = await told('supporter', 'Moves away')
  expect(mail).toContain('New place: City hall, Haifa. It was Main square, Jerusalem.')
  expect(await told('ambassador', 'Moves away')).toEqual([])
  const after = await listEntries(app.caller(visitor), { id: postId })
  expect(after.map(({ sequence }, at) => sequence - before[at]!.sequence)).toEqual([0, 1, 0])

  // The place of the event moves those that are there.
  await edit(postId, { ...moved, location: 'Old port, Jaffa' })
  expect(await told('supporter', 'Moves away')).toHaveLength(1)
  expect((await told('ambassador', 'Moves away'))[0]).toContain('New place: Old port, Jaffa.')
})

test('who comes to the whole event reads which of its dates are somewhere else', async () => {
  const { postId, content } = await publish('As a whole', [], '')
  await supportItem(app.caller('supporter', newId()), { kind: 'attend', itemId: postId })
  const [middle, last] = content.furtherDates
  await edit(postId, { ...content, furtherDates: [middle!, { ...last!, ...EILAT }] })
  expect((await told('supporter', 'As a whole'))[0]).toMatch(
    /New place on [^:]+\d[^]*: Harbor, Eilat\. It was Main square, Jerusalem\./,
  )
})

test('reminders, the list of the day before, the dashboard and the sign-up name the place of the date', async () => {
  const { postId, content, ids } = await publish('Reminded', [{}, { ...HAIFA }, { ...EILAT }])
  await join('supporter', postId, ids[1]!)
  const start = Date.parse(`${content.furtherDates[0]!.startDate}T12:00:00Z`)
  const dayBefore = start - DAY_MS / 2 - app.runtime.clock.now().getTime()
  app.advance(dayBefore)
  const [next] = (await listNextDates(app.caller('supporter'), {})).filter(
    ({ item }) => item.id === postId,
  )
  expect(next && whereOf(next.item)).toBe('City hall, Haifa')
  const signUp = await getSignUp(app.caller(system), {
    supportId: next!.id,
    userId: DEMO_USERS.supporter.id,
    hadIt: false,
  })
  expect(whereOf(signUp.item)).toBe('City hall, Haifa')

  while ((await sendReminders(app.caller(system), {})) > 0);
  const mails = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('mails')
      .select(['kind', 'text'])
      .where('subject', 'like', '%Reminded%')
      .execute(),
  )
  for (const kind of ['support.reminder-day', 'support.list']) {
    const texts = mails.filter((one) => one.kind === kind).map(({ text }) => text)
    expect(texts.length, kind).toBeGreaterThan(0)
    for (const text of texts) expect(text).toContain('Where: City hall, Haifa.')
  }
  app.advance(-dayBefore)
})

test('a sign-up for a date that was called off keeps where it was to be', async () => {
  const { postId, content, ids } = await publish('Called off there', [{}, {}, { ...EILAT }])
  await join('supporter', postId, ids[2]!)
  await edit(postId, { ...content, furtherDates: content.furtherDates.slice(0, 1) })
  const [row] = await app.asOwner<{ gone: unknown[] }>(
    'select gone_date as gone from app.supports where project_event_id = $1',
    [postId],
  )
  expect(row?.gone.at(-1)).toMatchObject({ locations: { en: 'Harbor, Eilat' } })
  const mails = await mailsAbout(app, 'supporter', 'A date was called off: Called off there')
  expect(mails[0]?.text).toContain('Harbor, Eilat')
})

test('the database keeps half a point, a point without a name, and texts in no language out', async () => {
  const { ids } = await publish('Kept out', [])
  for (const set of [
    'latitude = 32',
    'latitude = 32, longitude = 34',
    `latitude = 132, longitude = 34, locations = '{"en": "There"}'`,
    `locations = '{"english": "There"}'`,
    `locations = '{"en": ""}'`,
  ]) {
    await expect(
      app.asOwner(`update app.project_event_dates set ${set} where id = $1`, [ids[0]]),
    ).rejects.toThrow(/check constraint/)
  }
})
