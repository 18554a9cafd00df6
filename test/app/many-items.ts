import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { indexedAfterwards, MANY } from './many-rows.ts'
import { system, type TestApp } from './create-test-app.ts'
import { addPartner } from './public-rows.ts'

const PORTION = 1_000

/** Columns that vary from row to row, in SQL over the row number `n`; the others have these defaults. */
type ItemColumns = Partial<typeof AS_USUAL & typeof DATE_AS_USUAL>

const AS_USUAL = {
  type: `case when n % 3 = 0 then 'event' else 'project' end`,
  category: `case when n % 100 = 0 then 'healthcare' else 'education' end`,
  support_types: `array[(array['volunteer', 'donate', 'visit'])[1 + n % 3]]`,
  region: `case when n % 100 = 1 then 'oceania' else 'asia' end`,
  district: `null`,
  search_text: `md5(n::text)`,
  latitude: `null::double precision`,
  longitude: `null::double precision`,
}

/** When an event starts and ends. */
const DATE_AS_USUAL = {
  starts_at: `now() + (n - 15000) * interval '1 hour'`,
  ends_at: `null::timestamptz`,
}

/**
 * Inserts `MANY` public projects and events of a new organization, created one minute apart, through all triggers, then
 * analyzes the tables. Returns the organization's id.
 */
export async function addManyItems(app: TestApp, columns: ItemColumns = {}): Promise<string> {
  const partner = await addPartner(app)
  const { starts_at, ends_at, ...more } = { ...DATE_AS_USUAL, ...columns }
  const all = Object.entries({ ...AS_USUAL, ...more })
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
      insert into project_event_dates (id, project_event_id, starts_at, ends_at)
      select id, id, ${sql.raw(starts_at)}, ${sql.raw(ends_at)} from numbered join items using (id)
      where type = 'event' and ${sql.raw(starts_at)} is not null`.execute(db)
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
  return partner
}

type Asked = RawBuilder<unknown> | { compile(): { sql: string; parameters: readonly unknown[] } }

/** The planner's plan for this query, one line per step. */
export async function explain(db: Db, asked: Asked): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${asked as never}`.execute(db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
