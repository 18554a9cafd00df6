import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { guest, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addPartner } from '#test/app/public-rows.ts'
import { wishing } from '#test/app/wishing.ts'
import { saveItem } from '#domain/support/commands/save-item.ts'
import { whereOf } from '#domain/project-events/where.ts'
import { FOR_YOU_MOST, listForYou } from './list-for-you.ts'
import { listSoonest } from './list-soonest.ts'

const app = startTestApp()
let set: ReturnType<typeof wishing>

beforeAll(async () => {
  set = wishing(app)
})
beforeEach(() => set.clear())

describe('without an account', () => {
  test.each([['a visitor', visitor] as const, ['a guest', guest()] as const])(
    '%s is refused',
    async (_, who) => {
      await expect(listForYou(app.caller(who), {})).toBeRefused('not_signed_in')
    },
  )
})

test('a user without preferences or profile gets nothing', async () => {
  await set.add({ title: 'Open to all' })
  expect(await listForYou(app.caller('supporter'), {})).toMatchObject({
    items: [],
    basedOn: { preferences: false, profile: false },
    told: { preferences: { supportTypes: [] }, profile: null },
  })
})

test('items that meet more wishes come first, each with its reasons', async () => {
  await set.prefer({ supportTypes: ['volunteer'], locations: ['haifa'], categories: ['education'] })
  await set.add({ title: 'Far off', category: 'healthcare', supportTypes: ['donate'] })
  await set.add({ title: 'Hands', category: 'healthcare', partnerId: set.of().second })
  await set.add({ title: 'All three', category: 'education', district: 'haifa-district' })
  const third = await addPartner(app, { name: 'Third' })
  await set.add({
    title: 'A school',
    category: 'education',
    supportTypes: ['invest'],
    partnerId: third,
  })
  const { items, basedOn } = await listForYou(app.caller('supporter'), {})
  expect(basedOn).toEqual({ preferences: true, profile: false })
  expect(items.map(({ card, reasons }) => [card.title, ...reasons])).toEqual([
    ['All three', 'Matches your interest in education', 'Near Haifa, as you asked'],
    ['A school', 'Matches your interest in education'],
    ['Hands', 'You want to volunteer'],
  ])
})

test('an event in several places is near wherever it will be, on the date that is there', async () => {
  const haifa = { name: 'Port of Haifa', region: 'asia', district: 'haifa-district' }
  const eilat = { name: 'Eilat', region: 'asia', district: 'southern-district' }
  const tour = (title: string, district: string, ...towns: (typeof haifa | null)[]) => {
    const [first, ...furtherDates] = towns.map((town, at) => ({
      startDatetime: set.at(3 * at + 1),
      ...(town && { town }),
    }))
    return set.add({
      title,
      type: 'event',
      category: 'healthcare',
      district,
      ...first,
      furtherDates,
    })
  }
  await tour('Was there', 'haifa-district', haifa, eilat)
  await tour('Tour', 'jerusalem-district', eilat, haifa, null)
  await tour('Never there', 'haifa-district', eilat, eilat)
  const near = async (location: 'haifa' | 'jerusalem') => {
    await set.prefer({ locations: [location] })
    const { items } = await listForYou(app.caller('supporter'), {})
    return items.map(({ card, reasons }) => [card.title, whereOf(card), reasons[0]])
  }
  const asAsked = 'Near Haifa, as you asked'
  expect(await near('haifa')).toEqual([
    ['Tour', 'Port of Haifa', asAsked],
    ['Was there', 'Port of Haifa', asAsked],
  ])
  app.advance(2 * 86_400_000)
  expect(await near('haifa')).toEqual([['Tour', 'Port of Haifa', asAsked]])
  expect(await near('jerusalem')).toEqual([
    ['Tour', 'Jerusalem District', 'Near Jerusalem, as you asked'],
  ])
  const soonest = await listSoonest(app.caller('supporter'), {})
  expect(soonest.map((card) => [card.title, whereOf(card)])).toEqual([
    ['Was there', 'Eilat'],
    ['Tour', 'Port of Haifa'],
  ])
  app.advance(-2 * 86_400_000)
})

test('other wishes, another order', async () => {
  await set.add({ title: 'A clinic', category: 'healthcare', supportTypes: ['donate'] })
  await set.add({ title: 'A school', category: 'education', supportTypes: ['donate'] })
  await set.prefer({ supportTypes: ['donate'], categories: ['education'] })
  expect(await set.titles()).toEqual(['A school', 'A clinic'])
  await set.prefer({ supportTypes: ['donate'], categories: ['medical'] })
  expect(await set.titles()).toEqual(['A clinic', 'A school'])
})

test('words of the profile are found in items’ texts', async () => {
  await set.tell({ interests: ['Pottery'], visitFrequency: 'never' })
  await set.add({
    title: 'A kiln for the desert',
    description: 'Evenings of pottery and bread.',
    supportTypes: ['visit'],
  })
  await set.add({ title: 'Something else', supportTypes: ['visit'] })
  const { items, basedOn, told } = await listForYou(app.caller('supporter'), {})
  expect(basedOn).toEqual({ preferences: false, profile: true })
  expect(told.profile).toEqual({ interests: ['Pottery'], skills: [] })
  expect(items.map(({ card, reasons }) => [card.title, reasons[0]])).toEqual([
    ['A kiln for the desert', 'Mentions “Pottery”'],
  ])
})

test('local users get items on site, remote ones get items that need no travel', async () => {
  await set.add({ title: 'In the field', district: 'southern-district' })
  await set.add({ title: 'From home', region: null, partnerId: set.of().second })
  await set.add({
    title: 'A fund',
    district: 'southern-district',
    supportTypes: ['donate'],
    partnerId: set.of().second,
  })
  await set.tell({ visitFrequency: 'lives-there' })
  expect(await set.titles()).toEqual(['In the field'])
  await set.tell({ visitFrequency: 'never' })
  expect((await set.titles()).toSorted()).toEqual(['A fund', 'From home'])
})

test('excludes items that are over, full, hidden, signed up for or of one’s own organization', async () => {
  await set.prefer({ supportTypes: ['volunteer'] })
  const mine = await set.add({ title: 'Signed up already' })
  const done = await set.add({ title: 'Done already', supportTypes: ['volunteer', 'donate'] })
  await set.add({ title: 'Open' })
  await set.add({ title: 'Over', endDate: set.on(-3) })
  await set.add({ title: 'Done early', completedAt: app.runtime.clock.now() })
  await set.support(await set.add({ title: 'Full', places: 1 }), 'confirmed', 'ambassador')
  await set.add({ title: 'Waiting', status: 'pending', approvedAt: null })
  await set.add({ title: 'Taken down', status: 'withdrawn' })
  await set.add({
    title: 'Yesterday',
    type: 'event',
    startDatetime: set.at(-1),
    endDatetime: set.at(-0.9),
  })
  await set.add({ title: 'Of the partner', partnerId: set.of().second })
  await set.support(mine, 'pending')
  await set.support(done, 'completed')
  expect((await set.titles()).toSorted()).toEqual(['Of the partner', 'Open'])

  await set.prefer({ supportTypes: ['volunteer'] }, 'partner')
  const others = ['Done already', 'Open', 'Signed up already']
  expect((await set.titles('partner')).toSorted()).toEqual(others)
})

test('declined and cancelled supports do not exclude an item', async () => {
  await set.prefer({ supportTypes: ['volunteer'] })
  await set.support(await set.add({ title: 'Taken back' }), 'cancelled')
  expect(await set.titles()).toEqual(['Taken back'])
})

test('a saved item ranks higher and says so, for that user only', async () => {
  await set.prefer({ supportTypes: ['volunteer'] })
  await set.prefer({ supportTypes: ['volunteer'] }, 'ambassador')
  const kept = await set.add({ title: 'Kept', createdAt: set.at(-300) })
  await set.add({ title: 'Newer', partnerId: set.of().second })
  await saveItem(app.caller('supporter'), { itemId: kept })
  const { items } = await listForYou(app.caller('supporter'), {})
  expect(items.map(({ card, isSaved }) => [card.title, isSaved])).toEqual([
    ['Kept', true],
    ['Newer', false],
  ])
  expect(items[0]?.reasons).toEqual(['You saved this'])
  expect(await set.titles('ambassador')).toEqual(['Newer', 'Kept'])
})

test('at most three of one organization, and no more in total than requested', async () => {
  await set.prefer({ categories: ['environment'] })
  for (let n = 0; n < 10; n += 1) await set.add({ title: `Eager ${n}` })
  for (let n = 0; n < 10; n += 1) {
    await set.add({
      title: `Of ${n}`,
      partnerId: await addPartner(app, { name: `Number ${n}` }),
    })
  }
  const all = await set.titles()
  expect(all.filter((title) => title.startsWith('Eager'))).toHaveLength(3)
  expect(all).toHaveLength(13)
  const { items } = await listForYou(app.caller('supporter'), { most: 3 })
  expect(items.map(({ card }) => card.title)).toEqual(all.slice(0, 3))
  await expect(listForYou(app.caller('supporter'), { most: FOR_YOU_MOST + 1 })).toBeRefused(
    'bad_input',
  )
})
