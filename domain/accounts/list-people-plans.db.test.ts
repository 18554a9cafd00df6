import { sql, type RawBuilder } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/database/scope.ts'
import { memberOf, startTestApp } from '#test/app/create-test-app.ts'
import { indexedAfterwards } from '#test/app/many-rows.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { userSearchTerms } from './user-search-terms.ts'

const PEOPLE = 20_000
/** Not inserted in order of age, since updated rows are not stored in that order either. */
const PARTS = 10

/**
 * Plans inside functions are observed by what they read: how often each index was scanned, and how many rows were read
 * without one. Needs a server: the embedded database treats only ASCII letters as parts of words.
 */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('among 20,000', () => {
  const app = startTestApp()

  beforeAll(async () => {
    await liftRowSecurity(app)
    // Bypasses the triggers, which would count each row separately.
    await app.asOwner('alter table auth.users disable trigger mirror_user')
    await app.asOwner(
      `insert into auth.users (id, name, email, email_verified, signup_ip, created_at)
       select gen_random_uuid(), 'Person ' || md5(n::text) || case when n = 7 then ' rarissima' else '' end,
         'person' || n || '@example.org', true, '198.51.' || n % 200 || '.' || n % 7,
         now() - interval '1 year' + n * interval '1 minute'
       from generate_series(1, $1::int) n`,
      [PEOPLE],
    )
    await indexedAfterwards(app, 'app.profiles', async () => {
      for (let part = 0; part < PARTS; part += 1) {
        await app.asOwner(
          `insert into profiles (id, full_name, email, signup_ip, created_at)
           select id, name, email, signup_ip, created_at from auth.users
           where email like 'person%@example.org' and extract(minute from created_at)::int % $1 = $2`,
          [PARTS, part],
        )
      }
    })
    await app.asOwner('vacuum analyze app.profiles')
    await app.asOwner('alter table app.profiles force row level security')
  }, 120_000)

  /** What a staff query read from the users table. */
  async function readingsOf(work: (db: Db) => Promise<unknown>) {
    return app.runtime.scope.asStaff(memberOf('admin'), async (db) => {
      const before = await readings(db)
      await work(db)
      const after = await readings(db)
      return Object.fromEntries(
        Object.entries(after)
          .map(([name, n]) => [name, n - (before[name] ?? 0)] as const)
          .filter(([, n]) => n > 0),
      )
    })
  }

  async function readings(db: Db): Promise<Record<string, number>> {
    const { rows } = await sql<{ name: string; n: number }>`
      select c.relname as name, pg_stat_get_xact_numscans(c.oid)::int as n from pg_class c
        join pg_index i on i.indexrelid = c.oid where i.indrelid = 'app.profiles'::regclass
      union all select 'whole table', pg_stat_get_xact_numscans('app.profiles'::regclass)::int`.execute(
      db,
    )
    return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
  }

  /** How many rows of users, or entries of an index read in order, a staff statement skipped. */
  const rowsReadBy = (statement: RawBuilder<unknown>) =>
    app.runtime.scope.asStaff(memberOf('admin'), async (db) => {
      const rows = () =>
        sql<{ n: number }>`
          select (sum(pg_stat_get_xact_tuples_returned(i.indexrelid)) + pg_stat_get_xact_tuples_returned(i.indrelid))::int as n
          from pg_index i where i.indrelid = 'app.profiles'::regclass group by i.indrelid`
          .execute(db)
          .then(({ rows: [row] }) => row?.n ?? 0)
      const before = await rows()
      await statement.execute(db)
      return (await rows()) - before
    })

  type Asked = { q?: string; address?: string; kind?: string; edge?: string }
  const find = (given: Asked) => readingsOf((db) => findPeople(given).execute(db))
  function findPeople({ q = '', address, kind, edge }: Asked) {
    const { words, pieces, letters } = userSearchTerms(q)
    return sql`
      select id from app.find_people(${words}, ${pieces}, ${letters}, ${address ?? null}, ${kind ?? null},
        ${edge ?? null}, false, 26)`
  }
  const count = ({ q = '', address, kind }: Asked) =>
    readingsOf((db) => {
      const { words, pieces, letters } = userSearchTerms(q)
      return sql`
        select app.count_found_people(${words}, ${pieces}, ${letters}, ${address ?? null}, ${kind ?? null}, 26, 1001)`.execute(
        db,
      )
    })

  test('a common word reads only the newest rows', async () => {
    for (const ask of [find, count]) {
      const asked = await ask({ q: 'person' })
      for (const index of ['profiles_search', 'profiles_letters', 'whole table'])
        expect(asked).not.toHaveProperty([index])
    }
    const read = await rowsReadBy(findPeople({ q: 'person' }))
    expect(read).toBeLessThan(100)
  })

  test.each([
    ['profiles_search', 'rarissima'],
    ['profiles_search', 'person rarissima'],
    ['profiles_search', 'person777@example.org'],
    ['profiles_letters', 'zq'],
    ['profiles_letters', 'ø'],
    ['profiles_letters', 'יעל'],
  ])('a rare term is looked up by %s, and only by it: %s', async (index, q) => {
    for (const ask of [find, count]) {
      const asked = await ask({ q })
      expect(asked).toHaveProperty(index)
      expect(asked).not.toHaveProperty('whole table')
    }
    // The newest rows, which are searched first, and hardly any more.
    expect(await rowsReadBy(findPeople({ q }))).toBeLessThan(2_300)
  })

  test.each<[string, Asked]>([
    ['profiles_newest', {}],
    ['profiles_newest', { kind: 'regular' }],
    ['profiles_signup_ip', { address: '198.51.9.2' }],
    ['profiles_suspended', { kind: 'suspended' }],
    ['profiles_pkey', { kind: 'superuser' }],
    ['profiles_pkey', { kind: 'admin' }],
  ])('a page is read by %s: %j', async (index, given) => {
    const asked = await find(given)
    expect(asked).toHaveProperty(index)
    expect(asked).not.toHaveProperty('whole table')
  })

  test('a distant page is read from its cursor, without skipping the rows before it', async () => {
    const [edge] = await app.asOwner<{ id: string }>(
      `select id from auth.users where email = 'person100@example.org'`,
    )
    const asked = await find({ edge: edge?.id ?? '' })
    expect(asked).toHaveProperty('profiles_newest')
    expect(asked).not.toHaveProperty('whole table')
    const read = await rowsReadBy(findPeople({ edge: edge?.id ?? '' }))
    expect(read).toBeLessThan(60)
  })

  test('the IP address filter reads only the newest thousand', async () => {
    const asked = await readingsOf((db) =>
      db
        .selectFrom('profiles')
        .select('signupIp')
        .where('signupIp', 'is not', null)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1000)
        .execute(),
    )
    expect(asked).toHaveProperty('profiles_newest')
    expect(asked).not.toHaveProperty('whole table')
  })

  test.each([
    ['profiles_search', 'rarissima'],
    ['profiles_letters', 'zq'],
  ])('without %s all rows are read', async (index, q) => {
    await app.asOwner(`drop index ${index}`)
    expect(await find({ q })).toHaveProperty('whole table')
    expect(await count({ q })).toHaveProperty('whole table')
  })
})
