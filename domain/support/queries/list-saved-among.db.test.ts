import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, createTestApp, visitor, type TestApp } from '#test/world/create-test-app.ts'
import { addItem, addPartner } from '#test/world/public-rows.ts'
import { listSavedAmong } from './list-saved-among.ts'
import { saveItem } from '../commands/save-item.ts'

let world: TestApp
let kept: string
let others: string

beforeAll(async () => {
  world = await createTestApp()
  const partner_id = await addPartner(world)
  kept = await addItem(world, { partnerId: partner_id })
  others = await addItem(world, { partnerId: partner_id })
  await saveItem(world.caller('supporter'), { itemId: kept })
  await saveItem(world.caller('ambassador'), { itemId: others })
})
afterAll(() => world.close())

test('a person learns which of some items they keep, and nothing of others', async () => {
  const among = (who: 'supporter' | 'partner', itemIds: string[]) =>
    listSavedAmong(world.caller(who), { itemIds })
  expect(await among('supporter', [kept, others])).toEqual([kept])
  expect(await among('supporter', [others])).toEqual([])
  expect(await among('supporter', [])).toEqual([])
  expect(await among('partner', [kept, others])).toEqual([])
})

test('nobody without an account keeps anything', async () => {
  for (const who of [visitor, guest()]) {
    await expect(listSavedAmong(world.caller(who), { itemIds: [kept] })).rejects.toMatchObject({
      code: 'not_signed_in',
    })
  }
})
