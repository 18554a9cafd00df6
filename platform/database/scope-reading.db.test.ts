import type { Writable } from 'node:stream'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import type { Actor } from '../actor.ts'
import { createLogger } from '../log.ts'
import { newId } from './new-id.ts'
import { createPool } from './create-pool.ts'
import { createScope, type Db, type Scope } from './scope.ts'

const me = memberOf('supporter')
const guestId = newId()

const ONE = {
  name: 'test one connection',
  role: 'app_visitor',
  searchPath: 'app',
  connections: 1,
  timeoutMs: 10_000,
  connectMs: 10_000,
  log: createLogger('silent'),
}

const app = startTestApp()
let pool: pg.Pool
/** Over one connection: each reader gets the connection of the previous one. */
let scope: Scope
const told: string[] = []

beforeAll(async () => {
  pool = createPool({ ...ONE, target: app.target })
  pool.on('release', () => told.push('connection free'))
  scope = createScope({ visitors: pool, people: pool, jobs: pool, awaited: pool })
})
beforeEach(() => void told.splice(0))
afterAll(() => pool.end())

const whoIs = async (db: Db) => {
  const { rows } = await sql<{ who: string }>`
    select concat_ws(' ', current_user, app.uid(), app.guest_id(), current_setting('transaction_read_only')) as who`.execute(
    db,
  )
  return rows[0]!.who
}
const nobody = 'app_visitor off'

test.each<[string, Actor, string]>([
  ['a member', me, `app_member ${DEMO_USERS.supporter.id} on`],
  ['a guest', { kind: 'guest', guestId }, `app_guest ${guestId} on`],
])(
  '%s reads as themselves, and the next reader of the connection has no identity',
  async (_name, actor, who) => {
    expect(await scope.reading(actor, whoIs)).toBe(who)
    expect(await scope.asVisitor(whoIs)).toBe(nobody)
    await expect(scope.reading(actor, (db) => sql`select 1/0`.execute(db))).rejects.toThrow()
    expect(await scope.asVisitor(whoIs)).toBe(nobody)
  },
)

test('the opening waits for the first queries, and leaves with them', async () => {
  const client = await pool.connect()
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  client.release()
  const held = await scope.reading(me, async (db) => {
    const answers = [whoIs(db), whoIs(db)]
    const before = stream.writableCorked
    await Promise.all(answers)
    return [before, stream.writableCorked]
  })
  expect(held).toEqual([1, 0])
})

test('each of many who read one after the other sees their own rows only', async () => {
  const people = Object.values(DEMO_USERS).map(({ id }) => id)
  const seen = await Promise.all(
    people.map((userId) =>
      scope.reading({ kind: 'member', userId }, (db) =>
        db.selectFrom('profiles').select('id').execute(),
      ),
    ),
  )
  expect(seen).toEqual(people.map((id) => [{ id }]))
})

describe('a write inside', () => {
  const key = newId()
  const write = (db: Db) =>
    db
      .insertInto('idempotencyKeys')
      .values({
        actor: `member:${DEMO_USERS.supporter.id}`,
        operation: 'test.reading',
        key,
        at: new Date(),
      })
      .execute()
  const kept = () => app.as(system).rows('idempotencyKeys', ['key'], { key })

  test('is refused, and the next read is answered', async () => {
    await expect(scope.reading(me, write)).rejects.toMatchObject({ code: '25006' })
    expect(await scope.reading(me, whoIs)).toContain('app_member')
    expect(await kept()).toEqual([])
  })

  test('is refused where the work takes back that it only reads', async () => {
    const work = scope.reading(me, async (db) => {
      await sql`set transaction read write`.execute(db)
      return write(db)
    })
    await work.catch(() => {})
    // Whatever was written went with the transaction, which is never committed.
    expect(await kept()).toEqual([])
  })

  test('is done by the same work where it may write', async () => {
    await scope.as(me, write)
    expect(await kept()).toEqual([{ key }])
  })
})

describe('the end', () => {
  const answerOf = async (way: 'reading' | 'as') => {
    const answered = await scope[way](me, whoIs).then((who) => {
      told.push('answered')
      return who
    })
    // Waits for the one connection.
    await scope.asVisitor(whoIs)
    return { answered, told: told.slice(0, 2) }
  }

  test('is not waited for by a read', async () => {
    expect((await answerOf('reading')).told).toEqual(['answered', 'connection free'])
  })

  test('is waited for by what may write', async () => {
    expect((await answerOf('as')).told).toEqual(['connection free', 'answered'])
  })
})

describe('a failing read', () => {
  test('fails with what failed first, and gives its connection back', async () => {
    await expect(
      scope.reading(me, () => Promise.reject(new Error('no such thing'))),
    ).rejects.toThrow('no such thing')
    await expect(scope.reading(me, (db) => sql`select * from auth.users`.execute(db))).toBeRefused(
      'forbidden',
    )
    expect(pool.totalCount).toBe(1)
    expect(await scope.reading(me, whoIs)).toContain('app_member')
  })

  test('keeps its queries to itself afterwards', async () => {
    let kept: Db | undefined
    await scope.reading(me, async (db) => void (kept = db))
    await expect(whoIs(kept!)).rejects.toThrow('a query after the end of its transaction')
  })

  test('may be swallowed: nothing depends on how a read ends', async () => {
    const answer = scope.reading(me, async (db) => {
      await sql`select 1/0`.execute(db).catch(() => {})
      return 'what there is'
    })
    expect(await answer).toBe('what there is')
    expect(await scope.asVisitor(whoIs)).toBe(nobody)
  })
})

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'a connection that is cut after the answer is not reused',
  async () => {
    const pidOf = (db: Db) =>
      sql<{ pid: number }>`select pg_backend_pid() as pid`
        .execute(db)
        .then(({ rows: [row] }) => row!.pid)
    const pid = await scope.reading(me, async (db) => {
      const own = await pidOf(db)
      await app.asOwner('select pg_terminate_backend($1)', [own])
      return own
    })
    expect(await scope.reading(me, pidOf)).not.toBe(pid)
  },
)

describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('with prepared statements', () => {
  let named: Scope
  beforeAll(() => {
    const pools = { visitors: pool, people: pool, jobs: pool, awaited: pool }
    named = createScope(pools, undefined, { isNamed: true })
  })

  test('everyone reads their own rows through the same plan', async () => {
    const people: Actor[] = [me, memberOf('partner'), { kind: 'guest', guestId }]
    const read = (from: Scope, actor: Actor) =>
      from.reading(actor, (db) =>
        db.selectFrom('savedItems').select(['userId', 'projectEventId']).execute(),
      )
    for (let round = 0; round < 8; round += 1) {
      for (const actor of people) {
        const rows = await read(named, actor).catch(String)
        expect(rows).toEqual(await read(scope, actor).catch(String))
      }
    }
    expect(await read(named, me)).not.toEqual([])
    const { rows } = await pool.query(`select from pg_prepared_statements where name ~ '^member_'`)
    expect(rows).toHaveLength(1)
  })

  test('a table that has changed since is read again, whatever each connection has kept', async () => {
    const several = createPool({ ...ONE, target: app.target, connections: 3 })
    onTestFinished(() => several.end())
    const pools = { visitors: several, people: several, jobs: several, awaited: several }
    const people = createScope(pools, undefined, { isNamed: true })
    await app.asOwner(
      'create table app.changed as select 1 as one; grant select on app.changed to app_member',
    )
    const read = () =>
      people.reading(me, async (db) => {
        await sql`select pg_sleep(0.02)`.execute(db)
        return (await sql`select * from app.changed`.execute(db)).rows
      })
    const all = () => Promise.all([1, 2, 3].map(read))
    for (let round = 0; round < 4; round += 1) expect(await read()).toEqual([{ one: 1 }])
    for (let round = 0; round < 4; round += 1) await all()
    await app.asOwner('alter table app.changed add column two integer')
    for (let round = 0; round < 4; round += 1) expect(await read()).toEqual([{ one: 1, two: null }])
    await app.asOwner('drop table app.changed')
  })
})
