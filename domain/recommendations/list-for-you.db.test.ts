import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CAST } from '#db/demo/cast.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, openWorld, system, visitor, type World } from '#test/world/open-world.ts'
import { addItem, addPartner } from '#test/world/public-rows.ts'
import { savePreferences } from '../accounts/save-preferences.ts'
import type { Preferences } from '../accounts/preferences.ts'
import { saveFeatures } from '../site/save-features.ts'
import { FEATURES, type Feature } from '../site/feature.ts'
import { saveItem } from '../support/save-item.ts'
import { saveVolunteerProfile } from '../volunteer-profile/save-volunteer-profile.ts'
import { FALLBACK, type VolunteerProfile } from '../volunteer-profile/volunteer-profile.ts'
import { FOR_YOU_MOST, listForYou } from './list-for-you.ts'

const DAY = 86_400_000
let world: World
let first: string
let second: string

beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  await world.asOwner('truncate app.project_events, app.search_documents, app.facet_counts cascade')
  await world.asOwner('truncate app.partners cascade')
  await world.asOwner('truncate app.preferences, app.volunteer_profiles')
  await close()
  first = await addPartner(world, { name: 'First' })
  second = await addPartner(world, { name: 'Second', user_id: CAST.partner.id })
})
afterAll(() => world.close())

describe('who is not a member', () => {
  test.each([['a visitor', visitor] as const, ['a guest', guest()] as const])(
    '%s is refused',
    async (_, who) => {
      await expect(listForYou(world.caller(who), {})).rejects.toMatchObject({
        code: 'not_signed_in',
      })
    },
  )
})

test('whoever has told nothing is shown nothing', async () => {
  await add({ title: 'Open to all' })
  expect(await listForYou(world.caller('supporter'), {})).toMatchObject({
    items: [],
    basedOn: { preferences: false, profile: false },
    told: { preferences: { supportTypes: [] }, profile: null },
  })
})

test('what meets more of the wishes comes first, each with its reasons in words', async () => {
  await prefer({ supportTypes: ['volunteer'], locations: ['haifa'], categories: ['education'] })
  await add({ title: 'Far off', category: 'healthcare', support_types: ['donate'] })
  await add({ title: 'Hands', category: 'healthcare', partner_id: second })
  await add({ title: 'All three', category: 'education', district: 'haifa-district' })
  const third = await addPartner(world, { name: 'Third' })
  await add({
    title: 'A school',
    category: 'education',
    support_types: ['invest'],
    partner_id: third,
  })
  const { items, basedOn } = await listForYou(world.caller('supporter'), {})
  expect(basedOn).toEqual({ preferences: true, profile: false })
  expect(items.map(({ card, reasons }) => [card.title, ...reasons])).toEqual([
    [
      'All three',
      'Matches your interest in education',
      'Near Haifa, as you wished',
      'Asks for volunteers',
    ],
    ['A school', 'Matches your interest in education'],
    ['Hands', 'Asks for volunteers'],
  ])
})

test('other wishes, another order', async () => {
  await add({ title: 'A clinic', category: 'healthcare', support_types: ['donate'] })
  await add({ title: 'A school', category: 'education', support_types: ['donate'] })
  await prefer({ supportTypes: ['donate'], categories: ['education'] })
  expect(await titles()).toEqual(['A school', 'A clinic'])
  await prefer({ supportTypes: ['donate'], categories: ['medical'] })
  expect(await titles()).toEqual(['A clinic', 'A school'])
})

test('own words of the profile are found in what items say', async () => {
  await tell({ interests: ['Pottery'], visitFrequency: 'never' })
  await add({
    title: 'A kiln for the desert',
    description: 'Evenings of pottery and bread.',
    support_types: ['visit'],
  })
  await add({ title: 'Something else', support_types: ['visit'] })
  const { items, basedOn, told } = await listForYou(world.caller('supporter'), {})
  expect(basedOn).toEqual({ preferences: false, profile: true })
  expect(told.profile).toEqual({ interests: ['Pottery'], skills: [] })
  expect(items.map(({ card, reasons }) => [card.title, reasons[0]])).toEqual([
    ['A kiln for the desert', 'Speaks of “Pottery”'],
  ])
})

test('who lives there finds what happens on site, who never comes what needs no journey', async () => {
  await add({ title: 'In the field', district: 'southern-district' })
  await add({ title: 'From home', region: null, partner_id: second })
  await add({
    title: 'A fund',
    district: 'southern-district',
    support_types: ['donate'],
    partner_id: second,
  })
  await tell({ visitFrequency: 'lives-there' })
  expect(await titles()).toEqual(['In the field'])
  await tell({ visitFrequency: 'never' })
  expect((await titles()).toSorted()).toEqual(['A fund', 'From home'])
})

test('nothing over, full, hidden, signed up for or of one’s own organization', async () => {
  await prefer({ supportTypes: ['volunteer'] })
  const mine = await add({ title: 'Signed up already' })
  const done = await add({ title: 'Done already', support_types: ['volunteer', 'donate'] })
  await add({ title: 'Open' })
  await add({ title: 'Over', end_date: on(-3) })
  await add({ title: 'Done early', completed_at: world.house.clock.now() })
  await support(await add({ title: 'Full', places: 1 }), 'confirmed', 'ambassador')
  await add({ title: 'Waiting', status: 'pending', approved_at: null })
  await add({ title: 'Taken down', status: 'withdrawn' })
  await add({ title: 'Yesterday', type: 'event', start_datetime: at(-1), end_datetime: at(-0.9) })
  await add({ title: 'Of the partner', partner_id: second })
  await support(mine, 'pending')
  await support(done, 'completed')
  expect((await titles()).toSorted()).toEqual(['Of the partner', 'Open'])

  await prefer({ supportTypes: ['volunteer'] }, 'partner')
  const others = ['Done already', 'Open', 'Signed up already']
  expect((await titles('partner')).toSorted()).toEqual(others)
})

test('what was declined or taken back may be found again', async () => {
  await prefer({ supportTypes: ['volunteer'] })
  await support(await add({ title: 'Taken back' }), 'cancelled')
  expect(await titles()).toEqual(['Taken back'])
})

test('a full event can still be given to, and says nothing of volunteers', async () => {
  await prefer({ supportTypes: ['volunteer', 'donate'] })
  const full = { title: 'Full', places: 1, support_types: ['volunteer', 'donate'] }
  await support(await add(full), 'confirmed', 'ambassador')
  const { items } = await listForYou(world.caller('supporter'), {})
  expect(items.map(({ reasons }) => reasons)).toEqual([['Welcomes gifts']])
})

test('while staff has closed a way to help, it is no reason and opens nothing', async () => {
  await prefer({ supportTypes: ['volunteer', 'donate'] })
  await add({ title: 'Hands only' })
  await add({ title: 'Gifts only', support_types: ['donate'] })
  await add({ title: 'Both', support_types: ['volunteer', 'donate'], partner_id: second })
  await close('volunteering')
  const { items } = await listForYou(world.caller('supporter'), {})
  expect(items.map(({ card, reasons }) => [card.title, ...reasons])).toEqual([
    ['Both', 'Welcomes gifts'],
    ['Gifts only', 'Welcomes gifts'],
  ])
  await close('volunteering', 'donations')
  expect(await titles()).toEqual([])
})

test('while profiles are closed, what one says counts for nothing', async () => {
  await tell({ supportType: 'volunteer' })
  await add({ title: 'Hands' })
  expect(await titles()).toEqual(['Hands'])
  await close('volunteer-profile')
  expect(await listForYou(world.caller('supporter'), {})).toMatchObject({
    items: [],
    basedOn: { preferences: false, profile: false },
    told: { preferences: { supportTypes: [] }, profile: null },
  })
})

test('what the person keeps ranks up and says so; of others it is not known', async () => {
  await prefer({ supportTypes: ['volunteer'] })
  await prefer({ supportTypes: ['volunteer'] }, 'ambassador')
  const kept = await add({ title: 'Kept', created_at: at(-300) })
  await add({ title: 'Newer', partner_id: second })
  await saveItem(world.caller('supporter'), { itemId: kept })
  const { items } = await listForYou(world.caller('supporter'), {})
  expect(items.map(({ card, isSaved }) => [card.title, isSaved])).toEqual([
    ['Kept', true],
    ['Newer', false],
  ])
  expect(items[0]?.reasons).toEqual(['Asks for volunteers', 'You saved this'])
  expect(await titles('ambassador')).toEqual(['Newer', 'Kept'])
})

test('of one organization three at most, and no more in all than asked', async () => {
  await prefer({ categories: ['environment'] })
  for (let n = 0; n < 10; n += 1) await add({ title: `Eager ${n}` })
  for (let n = 0; n < 10; n += 1) {
    await add({ title: `Of ${n}`, partner_id: await addPartner(world, { name: `Number ${n}` }) })
  }
  const all = await titles()
  expect(all.filter((title) => title.startsWith('Eager'))).toHaveLength(3)
  expect(all).toHaveLength(13)
  const { items } = await listForYou(world.caller('supporter'), { most: 3 })
  expect(items.map(({ card }) => card.title)).toEqual(all.slice(0, 3))
  await expect(
    listForYou(world.caller('supporter'), { most: FOR_YOU_MOST + 1 }),
  ).rejects.toMatchObject({ code: 'bad_input' })
})

function add(given: Omit<Parameters<typeof addItem>[1], 'partner_id'> & { partner_id?: string }) {
  return addItem(world, { partner_id: first, created_at: at(-100), ...given })
}

function at(days: number): Date {
  return new Date(world.house.clock.now().getTime() + days * DAY)
}

function on(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jerusalem' }).format(at(days))
}

async function titles(who: 'supporter' | 'partner' | 'ambassador' = 'supporter') {
  const { items } = await listForYou(world.caller(who), {})
  return items.map(({ card }) => card.title)
}

async function prefer(
  some: Partial<Preferences>,
  who: 'supporter' | 'partner' | 'ambassador' = 'supporter',
) {
  const none: Preferences = { supportTypes: [], locations: [], categories: [] }
  await savePreferences(world.caller(who), { ...none, ...some })
}

async function tell(some: Partial<VolunteerProfile>) {
  await world.asOwner('truncate app.volunteer_profiles')
  const profile = { ...FALLBACK, interests: [], skills: [], tags: [], ...some }
  await saveVolunteerProfile(world.caller('supporter'), { ...profile, version: 0 })
}

async function close(...features: Feature[]) {
  const open = Object.fromEntries(FEATURES.map((one) => [one, !features.includes(one)]))
  await saveFeatures(world.caller('admin'), { features: open })
  await world.house.switches.refresh()
}

async function support(
  item: string,
  status: 'pending' | 'confirmed' | 'completed' | 'cancelled',
  who: keyof typeof CAST = 'supporter',
) {
  const { fullName, email, id } = CAST[who]
  const row = { id: newId(), project_event_id: item, kind: 'volunteer', status, user_id: id }
  await world.house.scope.as(system, (db) =>
    db
      .insertInto('supports')
      .values({ ...row, name: fullName, email, phone: '', message: '' })
      .execute(),
  )
}
