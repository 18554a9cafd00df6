import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { speak } from '#platform/speak.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addPartner } from '#test/app/public-rows.ts'
import { getPublicPartner } from './queries/get-public-partner.ts'
import { listPublicPartners, PARTNERS_PAGE_SIZE } from './queries/list-public-partners.ts'

const app = startTestApp()

beforeAll(async () => {
  await app.asOwner(
    'truncate app.project_events, app.search_documents, app.facet_counts, app.search_weeks cascade',
  )
  await app.asOwner('truncate app.partners cascade')
})

test('an approved organization is shown, with nothing meant for staff', async () => {
  const id = await addPartner(app, {
    name: 'Open Hands',
    otherNames: JSON.stringify({ he: 'ידיים פתוחות' }),
    description: 'We answer.',
    mission: 'Nobody waits alone.',
    focusAreas: ['social-welfare', 'unheard-of'],
  })
  expect(await getPublicPartner(app.caller(visitor), { id })).toEqual({
    id,
    cover: null,
    name: 'Open Hands',
    otherName: 'ידיים פתוחות',
    registeredName: 'Open Hands',
    logo: null,
    category: 'social-justice',
    summary: 'We answer.',
    language: 'en',
    focusAreas: ['social-welfare'],
    description: 'We answer.',
    mission: 'Nobody waits alone.',
    website: 'https://open-hands.example',
    country: 'israel',
    answerDays: null,
    yearEstablished: 1998,
    socialLinks: {},
    otherFocusArea: null,
    districts: [],
    contact: null,
  })
})

test.each(['pending', 'changes_asked', 'rejected', 'suspended'])(
  'one that is %s is not found and not listed for anyone',
  async (status) => {
    const id = await addPartner(app, { status, approvedAt: null })
    for (const who of [visitor, 'supporter', 'partner', 'admin', 'superuser'] as const) {
      await expect(getPublicPartner(app.caller(who), { id })).toBeRefused('not_found')
      const { partners } = await listPublicPartners(app.caller(who), {})
      expect(partners.map((partner) => partner.id)).not.toContain(id)
    }
  },
)

test('the owner of a pending organization does not find it in public queries either', async () => {
  const userId = (app.caller('applicant').actor as { userId: string }).userId
  const id = await addPartner(app, { status: 'pending', userId, approvedAt: null })
  await expect(getPublicPartner(app.caller('applicant'), { id })).toBeRefused('not_found')
})

test.each([newId(), 'x', '\u0000', "' or true --"])('%j is not found', async (id) => {
  await expect(getPublicPartner(app.caller(visitor), { id })).toBeRefused('not_found')
})

test('the list has pages of 24, newest first', async () => {
  for (let n = 0; n < PARTNERS_PAGE_SIZE; n++) {
    await addPartner(app, {
      name: `Number ${n}`,
      approvedAt: new Date(Date.UTC(2020, 0, 1 + n)),
    })
  }
  const first = await listPublicPartners(app.caller(visitor), {})
  expect(first).toMatchObject({ total: PARTNERS_PAGE_SIZE + 1, pageCount: 2 })
  expect(first.partners.map(({ name }) => name).slice(0, 2)).toEqual(['Open Hands', 'Number 23'])
  const second = await listPublicPartners(app.caller(visitor), { page: 2 })
  expect(second.partners.map(({ name }) => name)).toEqual(['Number 0'])
})

test('its name in the language of the page comes first', async () => {
  const id = await addPartner(app, {
    name: 'Open Hands',
    otherNames: JSON.stringify({ he: 'ידיים פתוחות' }),
  })
  const only = await addPartner(app, { name: 'Open Door' })
  await speak('he', async () => {
    expect(await getPublicPartner(app.caller(visitor), { id })).toMatchObject({
      name: 'ידיים פתוחות',
      otherName: 'Open Hands',
      registeredName: 'Open Hands',
    })
    const { partners } = await listPublicPartners(app.caller(visitor), {})
    expect(partners.find((one) => one.id === only)).toMatchObject({
      name: 'Open Door',
      otherName: null,
    })
  })
})
