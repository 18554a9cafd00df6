import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CAST } from '#db/demo/cast.ts'
import { saveFeatures } from '#domain/site/save-features.ts'
import { guest, openWorld, system, visitor, type World } from '#test/world/open-world.ts'
import { recordAmbassadorRegistration } from './record-ambassador-registration.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => world.house.scope.as(system, (db) => db.deleteFrom('user_activity').execute()))

const told = {
  ambassadorType: 'school',
  organizationName: 'Beth\u0000 Sefer',
  userAgent: 'A browser',
  address: '192.0.2.7',
}
const rows = () =>
  world.house.scope.as(system, (db) => db.selectFrom('user_activity').selectAll().execute())

test('with consent it is the type, the organization and who registered', async () => {
  await recordAmbassadorRegistration(world.caller('ambassador'), { ...told, hasConsent: true })
  expect(await rows()).toMatchObject([
    {
      activity_type: 'ambassador_registration',
      details: { ambassador_type: 'school', organization_name: 'Beth Sefer' },
      user_id: CAST.ambassador.id,
      user_agent: 'A browser',
      ip_address: '192.0.2.7',
    },
  ])
})

test('without consent it is that and when only', async () => {
  await recordAmbassadorRegistration(world.caller('ambassador'), { ...told, hasConsent: false })
  expect(await rows()).toMatchObject([
    {
      activity_type: 'ambassador_registration',
      details: {},
      user_id: null,
      user_agent: null,
      ip_address: null,
    },
  ])
})

test('nobody who is not signed in registers, and nothing is noted while statistics are off', async () => {
  for (const who of [visitor, guest()]) {
    await expect(
      recordAmbassadorRegistration(world.caller(who), { ...told, hasConsent: true }),
    ).rejects.toMatchObject({ code: 'not_signed_in' })
  }
  await saveFeatures(world.caller('admin'), { features: { tracking: false } })
  await world.house.switches.refresh()
  await expect(
    recordAmbassadorRegistration(world.caller('ambassador'), { ...told, hasConsent: true }),
  ).rejects.toMatchObject({ code: 'closed' })
  expect(await rows()).toEqual([])
})
