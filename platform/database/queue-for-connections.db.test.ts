import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '#platform/log.ts'
import { startTestApp } from '#test/app/create-test-app.ts'
import { createPool } from './create-pool.ts'
import { waitingFor } from './queue-for-connections.ts'

const app = startTestApp()

function openOne(timeoutMs: number, connectMs: number) {
  const pool = createPool({
    target: app.target,
    name: 'test of one connection',
    searchPath: 'app',
    connections: 1,
    timeoutMs,
    connectMs,
    log: createLogger('silent'),
  })
  onTestFinished(() => pool.end())
  return pool
}

const slow = 'select pg_sleep(0.3)'

test('work waits for a connection in order of arrival as long as the database responds', async () => {
  const pool = openOne(5_000, 5_000)
  const done: number[] = []
  const all = [0, 1, 2].map((n) => pool.query(slow).then(() => done.push(n)))
  expect(waitingFor(pool)).toBe(3)
  await Promise.all(all)
  expect(done).toEqual([0, 1, 2])
  expect(waitingFor(pool)).toBe(0)
})

test('after an unanswered statement, all waiting work is refused', async () => {
  const pool = openOne(200, 100)
  await pool.query('select 1')
  const all = await Promise.allSettled([0, 1, 2, 3].map(() => pool.query('select pg_sleep(3)')))
  const [first, ...others] = all
  expect(first?.status).toBe('rejected')
  for (const one of others) {
    expect(one).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
  }
  expect(waitingFor(pool)).toBe(0)
})
