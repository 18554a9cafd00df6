import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startTestApp, memberOf, system } from '#test/app/create-test-app.ts'
import { createLogger } from '../log.ts'
import { createPool } from './create-pool.ts'
import { ANNOUNCING } from './create-announcer.ts'
import { createScope, type Db } from './scope.ts'
import { servePools, type Database } from './serve-pools.ts'

const isPostgres = process.env['TEST_DATABASE'] === 'postgres'
const log = createLogger('silent')

const app = startTestApp()
/** Another process. */
let other: Database
const heard = { here: [] as string[], there: [] as string[] }

beforeAll(async () => {
  other = servePools(app.target, app.runtime.env, log)
  const into = (database: Database, list: string[]) =>
    new Promise<void>((back) => {
      const note = (channel: string) => (said: string) => void list.push(`${channel}|${said}`)
      const channels = { content: note('content'), end: note('end') }
      database.listen({ channels, lost() {}, back })
    })
  await Promise.all([into(app.database, heard.here), into(other, heard.there)])
})
beforeEach(() => {
  heard.here.length = 0
  heard.there.length = 0
})
afterAll(() => other.close())

const asStaff = (work: (db: Db) => Promise<unknown>) =>
  app.runtime.scope.asStaff(memberOf('admin'), work)
const touch = (db: Db) => sql`update app.site_figures set base = base where false`.execute(db)
const touchTours = (db: Db) => sql`update app.tour_packages set days = days where false`.execute(db)
const announce = (line: string) => (db: Db) => sql`select app.announce('end', ${line})`.execute(db)

/** What both processes heard of an action, which must be the same. */
async function hear(action: () => Promise<unknown>): Promise<{ lines: string[] }> {
  const end = crypto.randomUUID()
  await action()
  await app.runtime.scope.as(system, announce(end))
  while (![heard.here, heard.there].every((list) => list.includes(`end|${end}`))) await pause(1)
  const lines = heard.here.filter((line) => line !== `end|${end}`)
  expect(heard.there).toEqual(heard.here)
  return { lines }
}

test('a change is heard by both processes after its commit, once', async () => {
  await hear(() => asStaff(touch)) // open the connections
  heard.here.length = 0
  heard.there.length = 0
  const { lines } = await hear(() =>
    asStaff(async (db) => {
      await touch(db)
      await touch(db)
      await touchTours(db)
    }),
  )
  expect(lines).toEqual(['content|figures', 'content|tours'])
})

test('what is rolled back is not announced', async () => {
  const careless = () =>
    asStaff(async (db) => {
      await touch(db)
      await sql`select 1/0`.execute(db).catch(() => {})
    })
  const throwing = () =>
    asStaff(async (db) => {
      await touch(db)
      throw new Error('no')
    })
  const { lines } = await hear(async () => {
    await expect(careless()).rejects.toThrow('rolled back at its end')
    await expect(throwing()).rejects.toThrow('no')
    await app.runtime.scope.reading(system, announce('read'))
  })
  expect(lines).toEqual([])
})

test('a session that is not the product’s notifies as it commits', async () => {
  const { lines } = await hear(() => app.asOwner('delete from app.site_figures where false'))
  expect(lines).toEqual(['content|figures'])
})

/** The name of the session that notifies of an action. */
async function notifierOf(action: () => Promise<unknown>): Promise<string> {
  const { url } = app.target as { url: string }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('listen content')
  const notified = new Promise<number>((resolve) =>
    client.on('notification', ({ processId }) => resolve(processId)),
  )
  await action()
  const [session] = await app.asOwner<{ name: string }>(
    'select application_name as name from pg_stat_activity where pid = $1',
    [await notified],
  )
  return session?.name ?? ''
}

test.skipIf(!isPostgres)('no transaction notifies itself, so none waits for another', async () => {
  expect(await notifierOf(() => asStaff(touch))).toBe('f4i announcements')
  const owner = () => app.asOwner('delete from app.site_figures where false')
  expect(await notifierOf(owner)).toBe('test owner')
})

test('a process that ends announces what it has committed', async () => {
  const ending = servePools(app.target, app.runtime.env, log)
  const { lines } = await hear(async () => {
    await Promise.all(
      [touch, touchTours].map((work) => ending.scope.asStaff(memberOf('admin'), work)),
    )
    await ending.close()
  })
  expect(lines.toSorted()).toEqual(['content|figures', 'content|tours'])
})

/** A scope over one connection whose commits get this answer in place of the server's. */
function answering(error: () => Error) {
  const pool = createPool({
    target: app.target,
    name: 'test unanswered',
    role: 'app_visitor',
    searchPath: 'app',
    connections: 1,
    timeoutMs: 10_000,
    connectMs: 10_000,
    settings: ANNOUNCING,
    log,
  })
  onTestFinished(() => pool.end())
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown>
    const replaced = async (...all: unknown[]) => {
      const answer = await query(...all)
      if (all[0] === 'commit') throw error()
      return answer
    }
    client.query = replaced as typeof client.query
  })
  const lines: string[] = []
  const pools = { visitors: pool, people: pool, jobs: pool, awaited: pool }
  return { lines, scope: createScope(pools, (some) => void lines.push(...some)) }
}

test.skipIf(!isPostgres)(
  'a commit without an answer is announced, a refused one is not',
  async () => {
    let error = new Error('Query read timeout')
    const { scope, lines } = answering(() => error)
    await expect(scope.as(system, announce('lost'))).toBeRefused('unavailable')
    expect(lines).toEqual(['end lost'])
    error = Object.assign(new Error('no'), { code: '23514', severity: 'ERROR' })
    await expect(scope.as(system, announce('refused'))).rejects.toThrow('no')
    expect(lines).toEqual(['end lost'])
  },
)
