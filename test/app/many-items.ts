import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import type { Db } from '#platform/database/scope.ts'
import { indexedAfterwards, MANY } from './many-rows.ts'
import { createTestApp, system, type TestApp } from './create-test-app.ts'
import { addPartner } from './public-rows.ts'

const PORTION = 1_000

/** Columns that vary from row to row, in SQL over the row number `n`. */
const COLUMNS = {
  type: `case when n % 3 = 0 then 'event' else 'project' end`,
  category: `case when n % 50 = 0 then 'healthcare' else 'education' end`,
  support_types: `array[(array['volunteer', 'donate', 'visit'])[1 + n % 3]]`,
  region: `case when n % 100 = 1 then 'oceania' else 'asia' end`,
  district: `case when n % 100 = 1 then null when n % 20 = 2 then 'haifa-district' else 'southern-district' end`,
  // In each, in one old and one new, in every other, and in few together.
  search_text: `'omnipraesens ' || case n when 7 then 'rarissimum ' when 19990 then 'novissimum ' else '' end
    || case when n % 2 = 0 then 'saepe ' else 'crebro semel ' end
    || case n % 2000 when 0 then 'crebro ' else '' end || case n when 2000 then 'semel ' else '' end
    || md5(n::text)`,
  latitude: `29.5 + (n * 7919 % 3900) / 1000.0`,
  longitude: `34.2 + (n * 331 % 1700) / 1000.0`,
}
/** When an event starts. */
const STARTS = `now() + (n - 15000) * interval '1 hour'`

const WHOLE = 'many_items'

/**
 * Opens an app with `MANY` public projects and events of one organization. The first to ask makes them, which takes a server
 * 20 s of work; every later one gets a copy. Needs a server.
 */
export async function createAppWithManyItems(): Promise<TestApp> {
  const server = new pg.Client({ connectionString: inject('postgresUrl') })
  await server.connect()
  try {
    await server.query(`select pg_advisory_lock(hashtext('${WHOLE}'))`)
    const { rowCount } = await server.query(`select from pg_database where datname = '${WHOLE}'`)
    if (rowCount === 0) {
      const first = await createTestApp({ database: { kept: `${WHOLE}_unfinished` } })
      await addManyItems(first)
      await first.close()
      await server.query(`alter database ${WHOLE}_unfinished rename to ${WHOLE}`)
    }
    return await createTestApp({ database: { copyOf: WHOLE } })
  } finally {
    await server.end()
  }
}

/** Inserts them one minute apart, through all triggers, then analyzes the tables. */
async function addManyItems(app: TestApp): Promise<void> {
  const partner = await addPartner(app)
  const all = Object.entries(COLUMNS)
  const names = sql.raw(all.map(([name]) => name).join(', '))
  const values = sql.raw(all.map(([, value]) => value).join(', '))
  const insert = (db: Db, from: number) =>
    sql`
      with numbered as materialized (
        select n, gen_random_uuid() as id from generate_series(${from}::int, ${from + PORTION - 1}::int) as n
      ), items as (
        insert into project_events (id, partner_id, status, title, description, created_at, approved_at, ${names})
        select id, ${partner}, 'approved', 'Item ' || n, 'Text ' || n,
          now() - interval '1 year' + n * interval '1 minute', now(), ${values}
        from numbered returning id, type
      )
      insert into project_event_dates (id, project_event_id, starts_at)
      select id, id, ${sql.raw(STARTS)} from numbered join items using (id) where type = 'event'`.execute(
      db,
    )
  // Nobody listens; announcing each row would take a fifth of the time.
  await app.asOwner('alter table app.project_events disable trigger notify_content')
  await indexedAfterwards(app, 'app.search_documents', async () => {
    // In batches: within one transaction each row would store a new version of its counters.
    for (let from = 1; from <= MANY; from += PORTION) {
      await app.runtime.scope.as(system, (db) => insert(db, from))
    }
  })
  await app.asOwner('alter table app.project_events enable trigger notify_content')
  for (const table of [
    'search_documents',
    'project_events',
    'project_event_dates',
    'calendar_entries',
  ]) {
    await app.asOwner(`analyze app.${table}`)
  }
}

type Asked = RawBuilder<unknown> | { compile(): { sql: string; parameters: readonly unknown[] } }

/** The planner's plan for this query, one line per step. */
export async function explain(db: Db, asked: Asked): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${asked as never}`.execute(db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
