import { afterEach, describe, expect, test } from 'vitest'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { featureLabels, FEATURES } from '../feature.ts'
import { listFeatures } from '../queries/list-features.ts'
import { saveFeatures } from './save-features.ts'

const app = startTestApp()
afterEach(async () => {
  const features = Object.fromEntries(FEATURES.map((name) => [name, true]))
  await saveFeatures(app.caller('superuser'), { features })
})

const closed = async () =>
  (await listFeatures(app.caller('admin'), {}))
    .filter(({ enabled }) => !enabled)
    .map(({ name }) => name)

const lastLine = () =>
  app.runtime.scope.asStaff(memberOf('superuser'), (db) =>
    db
      .selectFrom('auditEntries')
      .select(['actorId', 'operation', 'subject', 'before', 'after'])
      .where('operation', '=', 'site.save-features')
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  )

test('lists every switchable feature, all enabled at first', async () => {
  const features = await listFeatures(app.caller('admin'), {})
  expect(new Set(features)).toEqual(new Set(FEATURES.map((name) => ({ name, enabled: true }))))
  const names = features.map(({ name }) => featureLabels(name).name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('disables and enables the named features, leaves the rest, and updates this process on its next refresh', async () => {
  const save = (features: object) => saveFeatures(app.caller('admin'), { features })
  expect(await save({ store: false, map: false })).toEqual({ changed: 2 })
  expect(app.runtime.switches.isOn('store')).toBe(true)
  await app.runtime.switches.refresh()
  expect(app.runtime.switches.off()).toEqual(['map', 'store'])
  await save({ store: true, visit: false })
  expect(await closed()).toEqual(['map', 'visit'])
})

test('the audit log keeps the actual changes', async () => {
  const save = (features: object) => saveFeatures(app.caller('admin'), { features })
  await save({ store: false, map: true })
  expect(await lastLine()).toMatchObject({
    actorId: memberOf('admin').userId,
    subject: 'site_features',
    before: { store: true },
    after: { store: false },
  })
  expect(await save({ store: false })).toEqual({ changed: 0 })
  expect(await lastLine()).toMatchObject({ before: {}, after: {} })
})

test.each(['payments', 'everything'])('refuses to switch %s', async (name) => {
  const features = { [name]: false }
  await expect(saveFeatures(app.caller('admin'), { features })).toBeRefused('bad_input')
})

describe('requires staff', () => {
  test.each(['supporter', 'partner', 'applicant', 'ambassador'] as const)('not %s', async (who) => {
    const caller = app.caller(who)
    await expect(listFeatures(caller, {})).toBeRefused('forbidden')
    await expect(saveFeatures(caller, { features: { store: false } })).toBeRefused('forbidden')
    await expect(app.as(who).update('siteFeatures', { enabled: false })).toBeRefused('forbidden')
    expect(await closed()).toEqual([])
  })
  test.each([visitor, guest(), system])('not %o', async (who) => {
    await expect(saveFeatures(app.caller(who), { features: { store: false } })).toBeRefused(
      'not_signed_in',
    )
  })
  test('staff can', async () => {
    for (const who of ['admin', 'superuser'] as const) {
      expect(await saveFeatures(app.caller(who), { features: { map: who === 'admin' } })).toEqual({
        changed: who === 'admin' ? 0 : 1,
      })
    }
  })
})
