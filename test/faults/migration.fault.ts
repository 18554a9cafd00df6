import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct } from '../e2e/start-product.ts'
import type { AskRows } from './writes/check-writes.ts'
import { openEmbeddedGround, openServerGround, type Ground } from './writes/grounds.ts'

const NAME = '9999-slow.sql'
/** Long enough to be killed between its two tables. */
const SLOW = `
  create table app.fault_first (run integer generated always as identity, note text);
  insert into app.fault_first (note) values ('migrated');
  select pg_sleep(3);
  create table app.fault_second (note text);`

type Open = (more?: { isEmpty?: boolean }) => Promise<Ground>

const grounds: [string, Open][] = [
  ['the embedded database', () => openEmbeddedGround()],
  ...(findPostgres() === null
    ? []
    : ([['a server', (more) => openServerGround({}, more)]] as [string, Open][])),
]

describe.each(grounds)('a migration on %s', (kind, open) => {
  test('killed halfway leaves nothing, and the next start completes it', async () => {
    const ground = await openGround(open)
    const program = await copyWith(SLOW)
    await killHalfWay(program, ground)
    expect(await stateOf(ground)).toEqual({ first: false, second: false, noted: 0, runs: 0 })
    const product = await startProduct(ground.settings, program)
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
    expect(await product.end('SIGTERM')).toBe(0)
    await product.stop()
    expect(await stateOf(ground)).toEqual({ first: true, second: true, noted: 1, runs: 1 })
  })

  test('control: one that ends its own transaction is found half done', async () => {
    const ground = await openGround(open)
    await killHalfWay(
      await copyWith(SLOW.replace('select pg_sleep', 'commit; select pg_sleep')),
      ground,
    )
    // A server may continue until it notices the lost connection.
    expect(await stateOf(ground)).toMatchObject({ first: true, noted: 0, runs: 1 })
  })

  test.skipIf(kind !== 'a server')(
    'two that start at once on an empty database do it once',
    async () => {
      const ground = await openGround(open, { isEmpty: true })
      const program = await copyWith(SLOW)
      const products = await Promise.all([
        startProduct(ground.settings, program),
        startProduct(ground.settings, program),
      ])
      for (const product of products) {
        onTestFinished(() => product.stop())
        expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
        expect((await fetch(`${product.url}/projects-events`)).status).toBe(200)
      }
      expect(await stateOf(ground)).toEqual({ first: true, second: true, noted: 1, runs: 1 })
      const [demo] = await ground.look((rows) =>
        rows<{ count: number }>(
          `select count(*)::int as count from (select title from app.project_events where is_public group by title having count(*) > 1) twice`,
        ),
      )
      expect(demo, 'the demo is loaded once').toEqual({ count: 0 })
    },
  )
})

/** A database that the product has served before, unless it should be empty. */
async function openGround(open: Open, { isEmpty = false } = {}): Promise<Ground> {
  const ground = await open({ isEmpty })
  onTestFinished(() => ground.close())
  if (isEmpty) return ground
  const product = await startProduct(ground.settings)
  await product.end('SIGTERM')
  await product.stop()
  return ground
}

/** A copy of the program with one more migration. */
async function copyWith(migration: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'program-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const own = ['server.ts', 'create-runtime.ts', 'open-application.ts', 'package.json']
  for (const part of [...own, 'app', 'db', 'domain', 'platform', 'messages']) {
    await cp(part, path.join(folder, part), { recursive: true })
  }
  for (const part of ['build', 'node_modules']) {
    await symlink(path.resolve(part), path.join(folder, part))
  }
  await writeFile(path.join(folder, 'db', 'migrations', NAME), migration)
  return folder
}

/** Starts the program and kills it while its migration sleeps, when the first table exists. */
async function killHalfWay(program: string, ground: Ground): Promise<void> {
  const folder = ground.settings['DATA_DIR']
  const before = folder === undefined ? 0 : await countTables(folder)
  const server = spawn(process.execPath, [path.join(program, 'server.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      APP_ENV: 'demo',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...ground.settings,
    },
  })
  const ended = once(server, 'exit')
  if (folder === undefined) await ground.look((rows) => whenAsleep(rows, true))
  else {
    while ((await countTables(folder)) <= before) await pause(20)
    // The file is there before the next statement has begun to sleep.
    await pause(1_000)
  }
  server.kill('SIGKILL')
  await ended
  if (folder === undefined) await ground.look((rows) => whenAsleep(rows, false))
}

/** Waits until the migration sleeps on the server, or until none does. */
async function whenAsleep(rows: AskRows, isAsleep: boolean): Promise<void> {
  for (;;) {
    const sleeping = await rows(`select from pg_stat_activity where wait_event = 'PgSleep'`)
    if (sleeping.length > 0 === isAsleep) return
    await pause(20)
  }
}

/** The files of the embedded database that are tables and the like. */
async function countTables(folder: string): Promise<number> {
  const names = await readdir(path.join(folder, 'database', 'base'), { recursive: true })
  return names.filter((name) => /\/\d+$/.test(name)).length
}

/** Which tables exist, how often the migration is recorded, and how often it has run. */
function stateOf(ground: Ground) {
  return ground.look(async (rows) => {
    const [found] = await rows<{ first: boolean; second: boolean; noted: number }>(`
      select to_regclass('app.fault_first') is not null as first, to_regclass('app.fault_second') is not null as second,
        (select count(*)::int from schema_history.migrations where name = '${NAME}') as noted`)
    if (!found?.first) return { ...found, runs: 0 }
    const [ran] = await rows<{ runs: number }>('select count(*)::int as runs from app.fault_first')
    return { ...found, ...ran }
  })
}
