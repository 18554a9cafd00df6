import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { getPublic } from './get-public.ts'
import { listByPartner } from './list-by-partner.ts'
import { PER_PARTNER_MOST } from '../listing.ts'

const hour = 3_600_000
const app = startTestApp()
let partner: string

beforeAll(async () => {
  partner = await addPartner(app, {
    name: 'Open Hands',
    description: 'We answer the phone.',
    focusAreas: ['other', 'education'],
  })
})

test('a public item is shown with its organization, and without what is meant for staff and owners', async () => {
  const id = await addItem(app, {
    partnerId: partner,
    type: 'event',
    title: 'Evening of song',
    description: 'First.\n\nSecond.',
    category: 'arts-culture',
    latitude: 31.77,
    longitude: 35.21,
    places: 40,
    donationGoalCents: 250_000,
    startDatetime: '2099-01-05T17:00:00Z',
    endDatetime: '2099-01-05T20:00:00Z',
  })
  expect(await getPublic(app.caller(visitor), { id })).toEqual({
    id,
    type: 'event',
    language: 'en',
    title: 'Evening of song',
    summary: 'First. Second.',
    description: 'First.\n\nSecond.',
    category: 'arts-culture',
    organization: 'Open Hands',
    partnerId: partner,
    image: null,
    region: 'asia',
    district: null,
    location: null,
    coordinates: { latitude: 31.77, longitude: 35.21 },
    startDatetime: '2099-01-05T17:00:00.000Z',
    endDatetime: '2099-01-05T20:00:00.000Z',
    isOver: false,
    timeZone: 'Asia/Jerusalem',
    startDate: null,
    endDate: null,
    supportTypes: ['volunteer'],
    places: 40,
    placesTaken: 0,
    chooseDates: false,
    welcomesAll: false,
    ages: null,
    minAge: null,
    donationGoalCents: 250_000,
    raisedCents: 0,
    giftCount: 0,
    givers: [],
    pictures: [],
    dates: [],
    hebrewDate: '13 Tevet 5859',
    completedAt: null,
    partner: {
      id: partner,
      name: 'Open Hands',
      otherName: null,
      language: 'en',
      logo: null,
      category: 'education',
      summary: 'We answer the phone.',
      focusAreas: ['other', 'education'],
      website: 'https://open-hands.example',
    },
  })
})

test.each(['draft', 'pending', 'changes_asked', 'rejected', 'withdrawn'])(
  'an item that is %s is not found by anyone',
  async (status) => {
    const id = await addItem(app, { partnerId: partner, status })
    for (const who of [visitor, 'partner', 'supporter', 'admin', 'superuser'] as const) {
      await expect(getPublic(app.caller(who), { id })).toBeRefused('not_found')
    }
  },
)

test('nor is an item of a suspended organization, nor an unknown or malformed id', async () => {
  const suspended = await addPartner(app, { status: 'suspended' })
  const hidden = await addItem(app, { partnerId: suspended })
  for (const id of [hidden, newId(), 'x', '', "'; drop table", '\u0000', '9'.repeat(5000)]) {
    await expect(getPublic(app.caller(visitor), { id })).toBeRefused('not_found')
  }
})

test('an item that is no longer public is no longer found', async () => {
  const id = await addItem(app, { partnerId: partner })
  await expect(getPublic(app.caller(visitor), { id })).resolves.toBeDefined()
  await app.asStaff('admin').update('projectEvents', { status: 'withdrawn' }, { id })
  await expect(getPublic(app.caller(visitor), { id })).toBeRefused('not_found')
})

test('of one organization: its projects newest first, its events soonest first, then past ones', async () => {
  const own = await addPartner(app, { name: 'Only Its Own' })
  const now = app.runtime.clock.now().getTime()
  const at = (hours: number) => new Date(now + hours * hour)
  await addItem(app, { partnerId: own, title: 'Older', createdAt: at(-2) })
  await addItem(app, { partnerId: own, title: 'Newer', createdAt: at(-1) })
  await addItem(app, { partnerId: own, title: 'Waiting', status: 'pending' })
  const events = { 'Long past': -50, 'Just past': -5, 'In a month': 700, Tonight: 6 }
  for (const [title, hours] of Object.entries(events)) {
    await addItem(app, { partnerId: own, type: 'event', title, startDatetime: at(hours) })
  }
  const list = async (type: 'project' | 'event') =>
    (await listByPartner(app.caller(visitor), { partnerId: own, type })).map(({ title }) => title)
  expect(await list('project')).toEqual(['Newer', 'Older'])
  expect(await list('event')).toEqual(['Tonight', 'In a month', 'Just past', 'Long past'])
})

test('of one organization at most 24', async () => {
  const own = await addPartner(app)
  for (let n = 0; n <= PER_PARTNER_MOST; n++) await addItem(app, { partnerId: own })
  const items = await listByPartner(app.caller(visitor), { partnerId: own, type: 'project' })
  expect(items).toHaveLength(PER_PARTNER_MOST)
})
