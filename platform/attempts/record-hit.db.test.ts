import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { recordHit } from './record-hit.ts'
import { HOUR, type Limit } from './limit.ts'

const app = startTestApp()

const limit: Limit = { kind: 'test', free: 3, firstWaitMs: 30_000, windowMs: HOUR }
const began = new Date('2026-11-01T12:00:00Z')
const after = (seconds: number) => new Date(began.getTime() + seconds * 1000)
const take = (key: string, seconds: number) =>
  app.runtime.scope.as(system, (db) => recordHit(db, key, limit, after(seconds)))

test('so many are free, and each of the next waits twice as long as the one before', async () => {
  for (let n = 0; n < 3; n += 1) expect(await take('growing', n)).toBeNull()
  const waits: number[] = []
  let seconds = 2
  for (let n = 0; n < 6; n += 1) {
    const wait = (await take('growing', seconds)) ?? 0
    waits.push(wait / 1000)
    expect(await take('growing', seconds + wait / 1000 - 0.001), 'not sooner').toBeGreaterThan(0)
    seconds += wait / 1000
    expect(await take('growing', seconds), 'and then').toBeNull()
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960])
})

test('however slowly the free ones were used, the wait follows them', async () => {
  for (const minutes of [0, 20, 40]) expect(await take('slow', minutes * 60)).toBeNull()
  expect(await take('slow', 40 * 60)).toBe(30_000)
})

test('after a window without a wait all is as at first', async () => {
  for (const minutes of [0, 50, 60, 61]) expect(await take('calm', minutes * 60)).toBeNull()
})

test('no one waits longer than the window, after which counting starts over', async () => {
  for (let n = 0; n < 3; n += 1) await take('window', 0)
  let seconds = 0
  let wait = 0
  for (let n = 0; n < 10 && wait < 3600; n += 1) {
    wait = ((await take('window', seconds)) ?? 0) / 1000
    seconds += wait
    await take('window', seconds)
  }
  expect(wait).toBe(3600)
  for (let n = 0; n < 2; n += 1) expect(await take('window', seconds)).toBeNull()
  expect(await take('window', seconds)).toBe(30_000)
})

test('refused tries are not counted, so that further tries make no wait longer', async () => {
  for (let n = 0; n < 3; n += 1) await take('refused', 0)
  for (let n = 0; n < 50; n += 1) expect(await take('refused', 1)).toBe(29_000)
  expect(await take('refused', 30)).toBeNull()
})

test('each key counts for itself', async () => {
  for (let n = 0; n < 3; n += 1) await take('one', 0)
  expect(await take('one', 0)).not.toBeNull()
  expect(await take('another', 0)).toBeNull()
})

describe('of many at the same moment', () => {
  const AT_ONCE = 24
  const atOnce = (work: () => Promise<boolean>) =>
    Promise.all(Array.from({ length: AT_ONCE }, work)).then(
      (done) => done.filter((isPassed) => isPassed).length,
    )

  test('the limit is never exceeded', async () => {
    expect(await atOnce(async () => (await take('race', 0)) === null)).toBe(3)
  })

  // The control: what one statement is for. The embedded database has one session only, so nothing races there.
  test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
    'asking first and counting then would let too many through',
    async () => {
      const passed = await atOnce(() =>
        app.runtime.scope.as(system, async (db) => {
          const known = await db
            .selectFrom('rateLimits')
            .select('n')
            .where('key', '=', 'control')
            .executeTakeFirst()
          await sql`select pg_sleep(0.05)`.execute(db)
          if ((known?.n ?? 0) >= limit.free) return false
          await db
            .insertInto('rateLimits')
            .values({ key: 'control', beganAt: began })
            .onConflict((on) => on.column('key').doUpdateSet({ n: sql`rate_limits.n + 1` }))
            .execute()
          return true
        }),
      )
      expect(passed).toBeGreaterThan(limit.free)
    },
  )
})
