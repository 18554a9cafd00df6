import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { KEPT_DAYS, KEPT_DAYS_WITH_NAME } from '../activity.ts'
import { purgeActivity } from './purge-activity.ts'

const app = startTestApp()

test('deletes expired rows, identifying rows sooner, and nothing else', async () => {
  const now = app.runtime.clock.now().getTime()
  const seen = (days: number, more: object = {}) => ({
    id: newId(),
    activityType: 'page_view',
    createdAt: new Date(now - days * 86_400_000),
    ...more,
  })
  const named = { userId: DEMO_USERS.supporter.id }
  const visit = { url: 'http://127.0.0.1:3000/', ipAddress: '192.0.2.7' }
  const kept = [
    seen(KEPT_DAYS - 1),
    seen(KEPT_DAYS_WITH_NAME - 1, named),
    seen(KEPT_DAYS_WITH_NAME - 1, visit),
  ]
  const gone = [
    seen(KEPT_DAYS + 1),
    seen(KEPT_DAYS_WITH_NAME + 1, named),
    seen(KEPT_DAYS_WITH_NAME + 1, visit),
  ]
  await app.as(system).delete('userActivity')
  await app.as(system).insert('userActivity', [...kept, ...gone])
  expect(await purgeActivity(app.caller(system), {})).toEqual({ deleted: 3, isDone: true })
  const left = await app.as(system).rows('userActivity', ['id'])
  expect(left.map(({ id }) => id).toSorted()).toEqual(kept.map(({ id }) => id).toSorted())
})

test('only a job can purge', async () => {
  for (const who of ['supporter', 'admin', 'superuser'] as const) {
    await expect(purgeActivity(app.caller(memberOf(who)), {})).toBeRefused('forbidden')
  }
})
