import { beforeAll, expect, test } from 'vitest'
import { guest, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { listSavedAmong } from './list-saved-among.ts'
import { saveItem } from '../commands/save-item.ts'

const app = startTestApp()
let kept: string
let others: string

beforeAll(async () => {
  const partner_id = await addPartner(app)
  kept = await addItem(app, { partnerId: partner_id })
  others = await addItem(app, { partnerId: partner_id })
  await saveItem(app.caller('supporter'), { itemId: kept })
  await saveItem(app.caller('ambassador'), { itemId: others })
})

test('returns which of some items the caller has saved, and nothing of others', async () => {
  const among = (who: 'supporter' | 'partner', itemIds: string[]) =>
    listSavedAmong(app.caller(who), { itemIds })
  expect(await among('supporter', [kept, others])).toEqual([kept])
  expect(await among('supporter', [others])).toEqual([])
  expect(await among('supporter', [])).toEqual([])
  expect(await among('partner', [kept, others])).toEqual([])
})

test('visitors without an account cannot save items', async () => {
  for (const who of [visitor, guest()]) {
    await expect(listSavedAmong(app.caller(who), { itemIds: [kept] })).toBeRefused('not_signed_in')
  }
})
