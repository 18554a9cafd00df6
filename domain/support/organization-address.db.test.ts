import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestApp,
  guest,
  memberOf,
  system,
  visitor,
  type TestApp,
} from '#test/app/create-test-app.ts'
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
  expect(await addresses(guest())).toEqual([])
  // The demo's applicant may support something else.
  const applicant = memberOf('applicant')
  const supported = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('supports')
      .select('projectEventId')
      .distinct()
      .where('userId', '=', applicant.userId)
      .execute(),
  )
  const ids = (rows: { projectEventId: string | null }[]) =>
    rows.map((row) => row.projectEventId).toSorted()
  expect(ids(await addresses(applicant))).toEqual(ids(supported))
  expect(ids(supported)).not.toContain(itemId)
  await expect(addresses(visitor)).rejects.toMatchObject({ code: 'forbidden' })
})
