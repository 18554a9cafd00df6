import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, system, type World } from '#test/world/open-world.ts'
import { forgetAttempts, KEPT_MS } from './forget-attempts.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('deletes what is older than thirty days, and nothing else', async () => {
  const { scope, clock } = world.house
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await scope.as(system, (db) =>
    db
      .insertInto('attempts')
      .values([
        { key: 'old', began_at: ago(KEPT_MS + 1000) },
        { key: 'kept', began_at: ago(KEPT_MS - 1000) },
      ])
      .execute(),
  )
  expect(await forgetAttempts(scope, now)).toBe(1)
  const left = await scope.as(system, (db) => db.selectFrom('attempts').select('key').execute())
  expect(left).toEqual([{ key: 'kept' }])
})
