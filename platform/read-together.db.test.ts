import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { getOwnPreferences } from '#domain/accounts/queries/get-own-preferences.ts'
import { getOwnProfile } from '#domain/accounts/queries/get-own-profile.ts'
import { createTestApp, visitor, type TestApp } from '#test/app/create-test-app.ts'
import type { Scope } from './database/scope.ts'
import { readTogether } from './read-together.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A caller whose transactions are counted. */
function counted(who: Parameters<TestApp['caller']>[0]) {
  const { runtime } = app
  const opened = { count: 0 }
  const reading: Scope['reading'] = (actor, work) => {
    opened.count += 1
    return runtime.scope.reading(actor, work)
  }
  const scope = { ...runtime.scope, reading }
  return { opened, caller: { ...app.caller(who), runtime: { ...runtime, scope } } }
}

test('the queries of one person share a transaction; those of another do not see it', async () => {
  const { caller, opened } = counted('supporter')
  const { actor } = app.caller('partner')
  const [own, preferences, others] = await readTogether(caller, (together) =>
    Promise.all([
      getOwnProfile(together, {}),
      getOwnPreferences(together, {}),
      getOwnProfile({ ...together, actor }, {}),
    ]),
  )
  expect(own.email).toBe(DEMO_USERS.supporter.email)
  expect(preferences).toBeDefined()
  expect(others.email).toBe(DEMO_USERS.partner.email)
  expect(opened.count).toBe(2)
})

test('after it has ended nobody reads in it', async () => {
  const { caller } = counted('supporter')
  const kept = await readTogether(caller, (together) => Promise.resolve(together))
  await expect(getOwnProfile(kept, {})).rejects.toThrow(/after the end/)
})

test('a visitor is refused as by each query', async () => {
  const { caller } = counted(visitor)
  await expect(
    readTogether(caller, (together) => getOwnProfile(together, {})),
  ).rejects.toMatchObject({ code: 'not_signed_in' })
})
