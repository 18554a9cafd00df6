import { beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { recordAdminAction } from './record-admin-action.ts'

const app = startTestApp()
beforeEach(() => app.as(system).delete('userActivity'))

const given = {
  action: 'promote_to_superadmin',
  targetUserId: DEMO_USERS.partner.id,
  userAgent: 'A browser',
  address: '192.0.2.7',
} as const
const rows = () => app.as(system).rows('userActivity', '*')

test('with consent records who did what to whom', async () => {
  await recordAdminAction(app.caller('superuser'), { ...given, hasConsent: true })
  expect(await rows()).toMatchObject([
    {
      activityType: 'admin_action',
      details: { action: 'promote_to_superadmin', target_user_id: DEMO_USERS.partner.id },
      userId: DEMO_USERS.superuser.id,
      userAgent: 'A browser',
      ipAddress: '192.0.2.7',
    },
  ])
})

test('without consent records who did what to whom, but not from where', async () => {
  await recordAdminAction(app.caller('superuser'), { ...given, hasConsent: false })
  expect(await rows()).toEqual([
    {
      id: expect.any(String),
      activityType: 'admin_action',
      details: { action: 'promote_to_superadmin', target_user_id: DEMO_USERS.partner.id },
      createdAt: expect.any(Date),
      userId: DEMO_USERS.superuser.id,
      url: null,
      referrer: null,
      userAgent: null,
      ipAddress: null,
    },
  ])
})

test('requires a signed-in user', async () => {
  for (const actor of [visitor, guest()]) {
    await expect(recordAdminAction(app.caller(actor), { ...given, hasConsent: true })).toBeRefused(
      'not_signed_in',
    )
  }
  await recordAdminAction(app.caller(memberOf('admin')), { ...given, hasConsent: true })
  expect(await rows()).toHaveLength(1)
})
