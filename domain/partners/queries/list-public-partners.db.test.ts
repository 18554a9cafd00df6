import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/database/scope.ts'
import { startTestApp, memberOf, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { listPublicPartners } from './list-public-partners.ts'

const app = startTestApp()
let kitchens: string, harvest: string, letters: string, hidden: string
beforeAll(async () => {
  kitchens = await addPartner(app, {
    name: 'Ninth Pot',
    otherNames: JSON.stringify({ he: 'הסיר התשיעי' }),
    description: 'Warm meals, every Friday. 100% Kosher.',
    focusAreas: ['food-for-soldiers'],
    regions: ['northern-district', 'haifa-district'],
    approvedAt: new Date('2026-03-01'),
  })
  harvest = await addPartner(app, {
    name: 'Open Rows',
    mission: 'Pot plants for every school.',
    focusAreas: ['education', 'reconstruction'],
    regions: ['southern-district'],
    approvedAt: new Date('2026-02-01'),
  })
  letters = await addPartner(app, {
    name: 'Paper Boats',
    description: 'מכתבים לחיילים',
    approvedAt: new Date('2026-01-01'),
  })
  hidden = await addPartner(app, { name: 'Hidden Pot', status: 'pending', approvedAt: null })
  const inTown = { latitude: 32.81, longitude: 34.99, district: 'haifa-district' }
  await addItem(app, { partnerId: harvest, ...inTown })
  await addItem(app, { partnerId: letters, ...inTown, status: 'pending', approvedAt: null })
  await addItem(app, { partnerId: letters, ...inTown, endDate: '2020-01-01' })
})

/** The ones of this file that are found, among those of the demo. */
const find = async (asked: Parameters<typeof listPublicPartners>[1]) =>
  (await listPublicPartners(app.caller(visitor), asked)).partners
    .map(({ id }) => id)
    .filter((id) => [kitchens, harvest, letters, hidden].includes(id))

test('without a search all approved ones are listed, newest first', async () => {
  expect(await find({})).toEqual([kitchens, harvest, letters])
})

test('words are found in names, of either script, and in texts; names come first', async () => {
  expect(await find({ q: 'POT' })).toEqual([kitchens, harvest])
  expect(await find({ q: 'plants' })).toEqual([harvest])
  expect(await find({ q: 'התשיעי' })).toEqual([kitchens])
  expect(await find({ q: 'מכתבים' })).toEqual([letters])
  expect(await find({ q: 'pot friday' })).toEqual([kitchens])
  expect(await find({ q: 'pot boats' })).toEqual([])
  expect(await find({ q: '100%' })).toEqual([kitchens])
  expect(await find({ q: 'p_t' })).toEqual([])
  expect(await find({ q: 'hidden' })).toEqual([])
})

test('words are found in topics and districts, in either language', async () => {
  expect(await find({ q: 'education' })).toEqual([harvest])
  expect(await find({ q: 'חינוך' })).toEqual([harvest])
  expect(await find({ q: 'מחוז הדרום' })).toEqual([harvest])
})

test('a town finds who works in its district, and who has something current there', async () => {
  expect(await find({ q: 'haifa' })).toEqual([kitchens, harvest])
  expect(await find({ q: 'חיפה plants' })).toEqual([harvest])
  expect(await find({ q: 'eilat' })).toEqual([])
})

test('the function that looks past row security finds only what is public, and only for visitors', async () => {
  const ask = (db: Db) =>
    sql<{
      id: string
    }>`select app.find_public_partners('%pot%', '{}', '{}', ${[hidden]}::uuid[]) as id`.execute(db)
  const { rows } = await app.runtime.scope.asVisitor(ask)
  const found = rows.map(({ id }) => id)
  expect([kitchens, harvest, hidden].filter((id) => found.includes(id))).toEqual([
    kitchens,
    harvest,
  ])
  await expect(app.runtime.scope.as(memberOf('supporter'), ask)).toBeRefused('forbidden')
})

test('choices narrow the list', async () => {
  expect(await find({ focus: 'education' })).toEqual([harvest])
  expect(await find({ district: 'haifa-district' })).toEqual([kitchens])
  expect(await find({ district: 'southern-district', q: 'pot' })).toEqual([harvest])
  const { total, pageCount } = await listPublicPartners(app.caller(visitor), { q: 'plants boats' })
  expect([total, pageCount]).toEqual([0, 0])
})
