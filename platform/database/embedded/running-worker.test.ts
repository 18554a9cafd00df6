import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAppError } from '../../errors.ts'
import { toAppError } from '../faults.ts'
import { folderForFile, openForTest, poolOn } from './open-for-test.ts'

// Tests what ends the thread; `test/faults/runaway-statements.fault.ts` has more.
const RUNAWAY =
  'do $$ begin loop begin perform 1/0; exception when others then null; end; end loop; end $$'

const folder = folderForFile()

test('a runaway statement is ended, other clients continue, and no row is lost', async () => {
  const said: string[] = []
  const embedded = await openForTest({
    folder: folder(),
    statementMs: 1_000,
    log: (message) => said.push(message),
  })
  const pool = poolOn(embedded)
  await pool.query('create table rows as select 1 as id')
  await expect(pool.query(RUNAWAY)).rejects.toThrow('started again')
  // Queried while the database is still opening: it waits.
  expect((await pool.query('select id from rows')).rows).toEqual([{ id: 1 }])
  expect(said.filter((message) => message.includes('longer than 1000 ms'))).toHaveLength(1)
}, 120_000)

test('a session that PostgreSQL ends is opened again', async () => {
  const said: string[] = []
  const embedded = await openForTest({ log: (message) => said.push(message) })
  const pool = poolOn(embedded)
  // PGlite cannot copy from a client and exits. The comment bypasses the refusal by text.
  await pool.query('create temp table copied (id int)')
  await expect(pool.query('copy copied from/**/stdin')).rejects.toThrow()
  // Until the thread's end is known, new connections fail too; after that they wait.
  const ask = () => pool.query('select 1 as one').then(({ rows }) => rows)
  await expect.poll(() => ask().catch(String), { timeout: 20_000 }).toEqual([{ one: 1 }])
  expect(said).toEqual([expect.stringContaining('opened again')])
}, 30_000)

test('while it cannot be reopened all queries are refused as unavailable, and it recovers', async () => {
  const said: string[] = []
  const embedded = await openForTest({ folder: folder(), log: (message) => said.push(message) })
  const pool = poolOn(embedded)
  const codes = new Set<string>()
  const ask = () =>
    pool.query('select 1').then(
      () => 'answered',
      (error: unknown) => {
        const known = toAppError(error)
        codes.add(isAppError(known) ? known.code : String(error))
        return 'refused'
      },
    )
  await pool.query('create temp table copied (id int)')
  // The file that opening needs is missing, as with a full or broken disk; and the thread ends.
  await rename(join(folder(), 'PG_VERSION'), `${folder()}.PG_VERSION`)
  await pool.query('copy copied from/**/stdin').catch(() => {})
  const isGivenUp = () => said.some((message) => message.includes('could not be opened'))
  await expect.poll(async () => (await ask(), isGivenUp()), { timeout: 20_000 }).toBe(true)
  expect(await ask()).toBe('refused')
  await rename(`${folder()}.PG_VERSION`, join(folder(), 'PG_VERSION'))
  await expect.poll(ask, { timeout: 20_000 }).toBe('answered')
  expect([...codes]).toEqual(['unavailable'])
}, 60_000)
