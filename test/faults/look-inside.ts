import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect } from 'vitest'
import type { TestServer } from '../postgres/start-postgres.ts'

/** The content of a test server's database, as its superuser, who bypasses row security. */
export type Inside = {
  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>
  /** The number of open transactions without a query for half a second: they wait for something else and hold a connection. */
  heldTransactions(): Promise<number>
  close(): Promise<void>
}

/** Connects to it. */
export async function lookInside(server: TestServer, database: string): Promise<Inside> {
  const url = new URL(`/${database}`, server.superuserUrl)
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row>(text, values)).rows
  return {
    rows,
    async heldTransactions() {
      const [found] = await rows<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database()
         and state like 'idle in transaction%' and state_change < now() - interval '500 ms'`,
      )
      return found?.n ?? 0
    },
    close: () => client.end(),
  }
}

/** The control: `heldTransactions` detects a transaction that waits for something else. */
export async function expectHeldIsSeen(server: TestServer, database: string): Promise<void> {
  const inside = await lookInside(server, database)
  const holder = await lookInside(server, database)
  try {
    await holder.rows('begin')
    await until(async () => (await inside.heldTransactions()) > 0)
  } finally {
    await holder.close()
    await inside.close()
  }
}

/** Retries for at most so many seconds. */
export async function until(isSo: () => Promise<boolean> | boolean, seconds = 20): Promise<void> {
  const deadline = Date.now() + seconds * 1_000
  while (!(await isSo())) {
    if (Date.now() > deadline) expect.fail(`It did not come about within ${seconds} s.`)
    await pause(50)
  }
}
