import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, afterEach, expect, test } from 'vitest'
import type pg from 'pg'
import { emptyDatabase } from '#test/app/empty-database.ts'
import { createLogger } from '../log.ts'
import { migrate } from './migrate.ts'
import { createPool } from './create-pool.ts'

let folder: string
let pool: pg.Pool
let drop: () => Promise<unknown>

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  const empty = await emptyDatabase()
  drop = empty.drop
  pool = createPool({
    target: empty.target,
    name: 'migrations',
    searchPath: 'pg_catalog',
    connections: 4,
    timeoutMs: 0,
    connectMs: 10_000,
    log: createLogger('silent'),
  })
})
afterEach(async () => {
  await pool.end()
  await drop()
  await rm(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)

async function run(): Promise<string[]> {
  const client = await pool.connect()
  try {
    return await migrate(client, folder)
  } finally {
    client.release()
  }
}

const ask = async (text: string) => (await pool.query(text)).rows
const applied = () => ask('select name from schema_history.migrations order by applied_at, name')

test('applies new migrations in order and once', async () => {
  await write('0002-second.sql', 'insert into shelf.notes values (2)')
  await write('0001-first.sql', 'create schema shelf; create table shelf.notes (n int)')
  await write('notes.txt', 'not a migration')
  expect(await run()).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await run()).toEqual([])
  await write('0003-third.sql', 'insert into shelf.notes values (3)')
  expect(await run()).toEqual(['0003-third.sql'])
  expect(await ask('select n from shelf.notes order by n')).toEqual([{ n: 2 }, { n: 3 }])
})

test('two at once apply each once', async () => {
  await write('0001-first.sql', 'create schema shelf; create table shelf.notes (n int)')
  await write('0002-second.sql', 'insert into shelf.notes select 1 from pg_sleep(0.05)')
  const done = (await Promise.all([run(), run(), run()])).flat()
  expect(done.toSorted()).toEqual(['0001-first.sql', '0002-second.sql'])
  expect(await ask('select n from shelf.notes')).toEqual([{ n: 1 }])
})

test('a file changed after it was applied is refused by name', async () => {
  await write('0001-first.sql', 'create schema shelf; create table shelf.notes (n int)')
  await run()
  await write('0001-first.sql', 'create schema shelf; create table shelf.notes (n bigint)')
  await write('0002-second.sql', 'create table shelf.more (n int)')
  await expect(run()).rejects.toThrow(
    'The migration 0001-first.sql was changed after it had been applied.',
  )
  expect(await ask(`select to_regclass('shelf.more') as more`)).toEqual([{ more: null }])
})

test('other line endings are no change', async () => {
  await write('0001-first.sql', 'create schema shelf; create table shelf.notes (\n  n int\n)\n')
  await run()
  await write(
    '0001-first.sql',
    'create schema shelf; create table shelf.notes (\r\n  n int\r\n)\r\n',
  )
  expect(await run()).toEqual([])
})

test('an unknown applied migration means a newer version, and is refused as such', async () => {
  await write('0001-first.sql', 'create schema shelf; create table shelf.notes (n int)')
  await write('0002-second.sql', 'create table shelf.more (n int)')
  await run()
  await rm(path.join(folder, '0002-second.sql'))
  await expect(run()).rejects.toThrow(
    'The database was migrated by a newer version of this program (0002-second.sql).',
  )
})

test('a failing file leaves nothing, and earlier ones stay', async () => {
  await write('0001-first.sql', 'create schema shelf; create table shelf.notes (n int)')
  await write(
    '0002-second.sql',
    'create table shelf.half (n int); insert into shelf.nowhere values (1)',
  )
  await expect(run()).rejects.toThrow(/^\d{4}-[a-z-]+\.sql: .*shelf\.nowhere/)
  expect(await ask(`select to_regclass('shelf.half') as half`)).toEqual([{ half: null }])
  expect(await applied()).toEqual([{ name: '0001-first.sql' }])

  await write('0002-second.sql', 'create table shelf.half (n int)')
  expect(await run(), 'mended, it is applied').toEqual(['0002-second.sql'])
})

// The embedded database has one session at a time.
test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'a role that a migration of another database is changing is changed after it',
  async () => {
    const role = `of_all_${process.pid}`
    await ask(`create role ${role}`)
    await write('0001-first.sql', `create schema shelf; alter role ${role} nologin`)
    const other = await pool.connect()
    await other.query(`begin; alter role ${role} noinherit`)
    const done = run()
    const waiting = `select from pg_locks where not granted and locktype = 'transactionid'`
    await expect.poll(() => ask(waiting)).toHaveLength(1)
    await other.query('commit')
    other.release()
    expect(await done).toEqual(['0001-first.sql'])
    await ask(`drop role ${role}`)
  },
)
