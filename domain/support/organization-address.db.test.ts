import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, guest, memberOf, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { giveAsGuest } from '#test/app/giving.ts'
import { addSupportable } from '#test/app/supporting.ts'
import type { Actor } from '#platform/actor.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const addresses = (actor: Actor) =>
  app.runtime.scope.as(actor, (db) => db.selectFrom('organizationAddresses').selectAll().execute())

test('the address of an organization is only for those who support its item', async () => {
  const itemId = await addSupportable(app)
  const giver = guest()
  expect(await addresses(giver)).toEqual([])
  await giveAsGuest(app, itemId, {}, giver)
  expect(await addresses(giver)).toMatchObject([{ projectEventId: itemId }])
  for (const other of [guest(), memberOf('applicant')]) expect(await addresses(other)).toEqual([])
  await expect(addresses(visitor)).rejects.toMatchObject({ code: 'forbidden' })
})
