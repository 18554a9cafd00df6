import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import type { Caller } from '#platform/operation.ts'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { recordAmbassadorRegistration } from './commands/record-ambassador-registration.ts'
import { recordRegistration } from './commands/record-registration.ts'

const app = startTestApp()
beforeEach(async () => {
  await app.as(system).delete('userActivity')
  await app.as(system).delete('idempotencyKeys')
})

const sent = { userAgent: 'A browser', address: '192.0.2.7' }
const rows = () => app.as(system).rows('userActivity', '*')

const registrations = [
  {
    kind: 'partner_registration',
    who: 'supporter',
    register: (caller: Caller, hasConsent: boolean) =>
      recordRegistration(caller, {
        ...sent,
        organizationName: 'Open\u0000 Hands',
        country: 'israel',
        hasConsent,
      }),
    details: { organization_name: 'Open Hands', country: 'israel' },
  },
  {
    kind: 'ambassador_registration',
    who: 'ambassador',
    register: (caller: Caller, hasConsent: boolean) =>
      recordAmbassadorRegistration(caller, {
        ...sent,
        ambassadorType: 'school',
        organizationName: 'Beth\u0000 Sefer',
        hasConsent,
      }),
    details: { ambassador_type: 'school', organization_name: 'Beth Sefer' },
  },
] as const

describe.each(registrations)('$kind', ({ kind, who, register, details }) => {
  test('submitted three times concurrently is one row', async () => {
    await Promise.all(Array.from({ length: 3 }, () => register(app.caller(who), true)))
    expect(await rows()).toHaveLength(1)
  })

  test('with consent it records what was registered and by whom', async () => {
    await register(app.caller(who), true)
    expect(await rows()).toMatchObject([
      {
        activityType: kind,
        details,
        userId: DEMO_USERS[who].id,
        userAgent: sent.userAgent,
        ipAddress: sent.address,
      },
    ])
  })

  test('without consent it records only the type and time', async () => {
    await register(app.caller(who), false)
    expect(await rows()).toMatchObject([
      { activityType: kind, details: {}, userId: null, userAgent: null, ipAddress: null },
    ])
  })

  test('requires a signed-in user, and records nothing while statistics are disabled', async () => {
    for (const other of [visitor, guest()]) {
      await expect(register(app.caller(other), true)).toBeRefused('not_signed_in')
    }
    await switchTracking(false)
    await expect(register(app.caller(who), true)).toBeRefused('closed')
    expect(await rows()).toEqual([])
    await switchTracking(true)
  })
})

async function switchTracking(tracking: boolean) {
  await saveFeatures(app.caller('admin'), { features: { tracking } })
  await app.runtime.switches.refresh()
}
