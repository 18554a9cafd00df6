import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { systemClock } from '#platform/clock.ts'
import { servePools, type Database } from '#platform/database/serve-pools.ts'
import { readEnv } from '#platform/env.ts'
import { createLogger } from '#platform/log.ts'
import { AppError } from '#platform/errors.ts'
import { query, type Caller } from '#platform/operation.ts'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startPostgres, startReplica, type TestServer } from './start-postgres.ts'

type Read = { fromReplica: boolean; newest: number }

const readNewest = query({
  name: 'test.read-newest',
  for: 'visitor',
  input: z.object({}),
  async run({ db }): Promise<Read> {
    const text = sql<Read>`select pg_is_in_recovery() as from_replica, max(number) as newest from numbers`
    return (await text.execute(db)).rows[0]!
  },
})

describe.skipIf(findPostgres() === null)('a streaming replica', () => {
  let primary: TestServer
  let replica: TestServer
  let database: Database
  let owner: pg.Client

  beforeAll(async () => {
    primary = await startPostgres()
    const url = await primary.createDatabase('product')
    owner = new pg.Client({ connectionString: url })
    await owner.connect()
    await owner.query(`create role app_visitor; create role app_auth; grant app_visitor, app_auth to current_user;
      create schema app;
      create table app.numbers (number int); insert into app.numbers values (1);
      grant usage on schema app to app_visitor; grant select on app.numbers to app_visitor`)
    replica = await startReplica(primary)
    const settings = { DATABASE_URL: url, DATABASE_READ_URL: replica.url('product') }
    const env = readEnv({ APP_ENV: 'demo', DATABASE_TIMEOUT_MS: '2000', ...settings })
    database = servePools({ url }, env, createLogger('silent'))
  })
  afterAll(async () => {
    await database?.close()
    await owner?.end()
    await replica?.stop()
    await primary?.stop()
  })

  const caller = (): Caller => ({
    runtime: { scope: database.scope, clock: systemClock, switches: { isOn: () => true } } as never,
    actor: { kind: 'visitor' },
    requestId: 'test',
  })
  /** Reads for a page that is kept for everyone. */
  const readKept = () => readNewest({ ...caller(), tags: new Set() }, {})

  async function onReplica(text: string): Promise<void> {
    const client = new pg.Client({
      connectionString: replica.superuserUrl.replace(/postgres$/, 'product'),
    })
    await client.connect()
    await client.query(text)
    await client.end()
  }

  test('is read for pages that are kept for everyone, and for nothing else', async () => {
    await expect.poll(readKept).toEqual({ fromReplica: true, newest: 1 })
    expect(await readNewest(caller(), {})).toEqual({ fromReplica: false, newest: 1 })
  })

  test('is not read before it has a change that was announced', async () => {
    await expect.poll(readKept).toMatchObject({ fromReplica: true })
    await onReplica('select pg_wal_replay_pause()')
    await owner.query('insert into app.numbers values (2)')
    expect(await readKept()).toEqual({ fromReplica: true, newest: 1 })
    database.contentChanged()
    expect(await readKept()).toEqual({ fromReplica: false, newest: 2 })
    await onReplica('select pg_wal_replay_resume()')
    await expect.poll(readKept).toEqual({ fromReplica: true, newest: 2 })
  })

  test('that is away or frozen costs no answer, and is read again when it is back', async () => {
    await expect.poll(readKept).toMatchObject({ fromReplica: true })
    await replica.halt()
    expect(await readKept()).toEqual({ fromReplica: false, newest: 2 })
    await replica.revive()
    await expect.poll(readKept, { timeout: 10_000 }).toMatchObject({ fromReplica: true })
    await replica.freeze()
    expect(await readKept()).toEqual({ fromReplica: false, newest: 2 })
    replica.thaw()
    await expect.poll(readKept, { timeout: 10_000 }).toMatchObject({ fromReplica: true })
  })

  test('a refusal of the query itself is an answer', async () => {
    await expect.poll(readKept).toMatchObject({ fromReplica: true })
    let times = 0
    const refused = database.scope.forEverybody(async () => {
      times += 1
      throw new AppError('not_found', 'none')
    })
    await expect(refused).rejects.toThrow('none')
    expect(times).toBe(1)
    expect(await readKept()).toMatchObject({ fromReplica: true })
  })
})

test('a replica without its primary is refused at the start', () => {
  expect(() => readEnv({ DATABASE_READ_URL: 'postgres://x@127.0.0.1/x' })).toThrow('DATABASE_URL')
})
