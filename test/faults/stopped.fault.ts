import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import pg from 'pg'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct } from '../e2e/start-product.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { aMessage } from './writes/writes.ts'

const REQUESTS = 40

describe.skipIf(findPostgres() === null)(`asked to end with ${REQUESTS} requests in work`, () => {
  test('SIGTERM: no new connections, all requests are answered and stored, and it exits with 0', async () => {
    const { statuses, code, isClosed, kept } = await endAtWork('SIGTERM')
    expect(statuses).toEqual(Array.from({ length: REQUESTS }, () => 302))
    expect({ code, isClosed, kept }).toEqual({ code: 0, isClosed: true, kept: REQUESTS })
  })

  test('control: SIGKILL answers none of them', async () => {
    const { statuses, code, kept } = await endAtWork('SIGKILL')
    expect(statuses).toEqual(Array.from({ length: REQUESTS }, () => null))
    expect({ code, kept }).toEqual({ code: null, kept: 0 })
  })
})

/** Stops the product while all requests wait for a locked table, and unlocks it once new connections are refused. */
async function endAtWork(signal: NodeJS.Signals) {
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  const product = await startProduct({
    DATABASE_URL: await server.createSeeded('stopped'),
    DATABASE_CONNECTIONS: String(REQUESTS + 10),
    // The test holds the table lock as long as necessary.
    DATABASE_TIMEOUT_MS: '30000',
  })
  onTestFinished(() => product.stop())
  const address = new URL('/stopped', server.superuserUrl)
  // Not in the transaction that holds the lock, which would see an old snapshot of the other sessions.
  const holder = new pg.Client({ connectionString: address.href })
  const watcher = new pg.Client({ connectionString: address.href })
  for (const client of [holder, watcher]) {
    await client.connect()
    onTestFinished(() => client.end())
  }
  await holder.query('begin; lock table app.inbox_messages in access exclusive mode')

  const answers = Array.from({ length: REQUESTS }, () =>
    aMessage()
      .send(product.url)
      .then(
        ({ status }) => status,
        () => null,
      ),
  )
  await until(async () => {
    const waiting = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`
    return (await watcher.query<{ count: number }>(waiting)).rows[0]?.count === REQUESTS
  })
  const ended = product.end(signal)
  await until(() => isRefused(product.url))
  const isClosed = await isRefused(product.url)
  // A killed process's request is not carried out later.
  if (signal === 'SIGKILL') {
    await watcher.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`,
    )
  }
  await holder.query('commit')
  const statuses = await Promise.all(answers)
  const code = await ended
  const { rows } = await holder.query<{ count: number }>(
    `select count(*)::int as count from app.inbox_messages where email like '%@writes.example'`,
  )
  return { statuses, code, isClosed, kept: rows[0]?.count }
}

function isRefused(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = createConnection(Number(port), hostname)
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', () => resolve(true))
  })
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 25_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not come about within 25 s.')
    await pause(20)
  }
}
