import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { indexedAfterwards, MANY } from './many-rows.ts'
import { system, type TestApp } from './create-test-app.ts'
import { addPartner } from './public-rows.ts'

const PORTION = 1_000

/** Columns that vary from row to row, in SQL over the row number `n`; the others have these defaults. */
type ItemColumns = Partial<typeof AS_USUAL>

const AS_USUAL = {
  type: `case when n % 3 = 0 then 'event' else 'project' end`,
  category: `case when n % 100 = 0 then 'healthcare' else 'education' end`,
  support_types: `array[(array['volunteer', 'donate', 'visit'])[1 + n % 3]]`,
  region: `case when n % 100 = 1 then 'oceania' else 'asia' end`,
  district: `null`,
  start_datetime: `now() + (n - 15000) * interval '1 hour'`,
  end_datetime: `null::timestamptz`,
  search_text: `md5(n::text)`,
  latitude: `null::double precision`,
  longitude: `null::double precision`,
}

/**
 * Inserts `MANY` public projects and events of a new organization, created one minute apart, through all triggers, then
 * analyzes the tables. Returns the organization's id.
 */
export async function addManyItems(app: TestApp, columns: ItemColumns = {}): Promise<string> {
  const partner = await addPartner(app)
  const all = Object.entries({ ...AS_USUAL, ...columns })
  const names = sql.raw(all.map(([name]) => name).join(', '))
  const values = sql.raw(all.map(([, value]) => value).join(', '))
  const insert = (db: Db, from: number) =>
    sql`
      insert into project_events (id, partner_id, status, title, description, created_at, approved_at, ${names})
      select gen_random_uuid(), ${partner}, 'approved', 'Item ' || n, 'Text ' || n,
        now() - interval '1 year' + n * interval '1 minute', now(), ${values}
      from generate_series(${from}::int, ${from + PORTION - 1}::int) as n`.execute(db)
  await indexedAfterwards(app, 'app.search_documents', async () => {
    // In batches: within one transaction each row would store a new version of its counters.
    for (let from = 1; from <= MANY; from += PORTION) {
      await app.runtime.scope.as(system, (db) => insert(db, from))
    }
  })
  for (const table of ['search_documents', 'project_events', 'calendar_entries']) {
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
