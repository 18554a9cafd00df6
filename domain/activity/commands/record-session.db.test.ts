import { beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { saveFeatures } from '#domain/content/commands/save-features.ts'
import { guest, memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { SESSION_ACTIVITIES } from '../activity.ts'
import { recordSession } from './record-session.ts'

const app = startTestApp()
beforeEach(() => app.as(system).delete('userActivity'))

const known = { userAgent: 'A browser\u0000', address: '192.0.2.7' }
const rows = () => app.as(system).rows('userActivity', '*')
const nobody = { userId: null, userAgent: null, ipAddress: null, url: null, details: {} }

test.each(SESSION_ACTIVITIES)('%s without consent is type and time only', async (type) => {
  for (const who of [guest(), memberOf('supporter')]) {
    await recordSession(app.caller(who), { type, hasConsent: false, ...known })
  }
  expect(await rows()).toMatchObject([
    { activityType: type, ...nobody },
    { activityType: type, ...nobody },
  ])
})

test('with consent it includes user, browser and address', async () => {
  const given = { type: 'signed_in', hasConsent: true, ...known } as const
  await recordSession(app.caller(memberOf('supporter')), given)
  expect(await rows()).toMatchObject([
    {
      userId: DEMO_USERS.supporter.id,
      userAgent: 'A browser',
      ipAddress: '192.0.2.7',
      details: {},
    },
  ])
})

test('nothing is recorded while statistics are disabled', async () => {
  await saveFeatures(app.caller('admin'), { features: { tracking: false } })
  await app.runtime.switches.refresh()
  const given = { type: 'signed_in', hasConsent: true, ...known } as const
  await expect(recordSession(app.caller(guest()), given)).toBeRefused('closed')
  expect(await rows()).toEqual([])
})
