import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CAST } from '#db/demo/cast.ts'
import { guest, memberOf, openWorld, system, visitor, type World } from '#test/world/open-world.ts'
import { recordAdminAction } from './record-admin-action.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.house.scope.as(system, (db) => db.deleteFrom('user_activity').execute()))

const given = {
  action: 'promote_to_superadmin',
  targetUserId: CAST.partner.id,
  userAgent: 'A browser',
  address: '192.0.2.7',
} as const
const rows = () =>
  world.house.scope.as(system, (db) => db.selectFrom('user_activity').selectAll().execute())

test('with consent says who did what to whom', async () => {
  await recordAdminAction(world.caller('superuser'), { ...given, hasConsent: true })
  expect(await rows()).toMatchObject([
    {
      activity_type: 'admin_action',
      details: { action: 'promote_to_superadmin', target_user_id: CAST.partner.id },
      user_id: CAST.superuser.id,
      user_agent: 'A browser',
      ip_address: '192.0.2.7',
    },
  ])
})

test('without consent says who did what to whom, but not from where', async () => {
  await recordAdminAction(world.caller('superuser'), { ...given, hasConsent: false })
  expect(await rows()).toEqual([
    {
      id: expect.any(String),
      activity_type: 'admin_action',
      details: { action: 'promote_to_superadmin', target_user_id: CAST.partner.id },
      created_at: expect.any(Date),
      user_id: CAST.superuser.id,
      url: null,
      referrer: null,
      user_agent: null,
      ip_address: null,
    },
  ])
})

test('is nobody’s who has not signed in', async () => {
  for (const actor of [visitor, guest()]) {
    await expect(
      recordAdminAction(world.caller(actor), { ...given, hasConsent: true }),
    ).rejects.toMatchObject({ code: 'not_signed_in' })
  }
  await recordAdminAction(world.caller(memberOf('admin')), { ...given, hasConsent: true })
  expect(await rows()).toHaveLength(1)
})
