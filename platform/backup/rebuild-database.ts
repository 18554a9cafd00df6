import type pg from 'pg'
import { applyMigration, HISTORY, LOCK, type Migration } from '../database/migrate.ts'
import { loadPart } from './load-part.ts'
import type { End } from './manifest.ts'
import { listTables, tableName, quoted, SCHEMAS, type Table } from './read-schema.ts'

/**
 * Replaces the database's content with a backup in one transaction: until its end everyone sees the old state, and a failure
 * keeps it. The backup's migrations create the tables, as the calling owner, so policies and grants are the program's and no
 * login that bypasses row security is needed. `fill` receives the function that loads a part.
 *
 * @throws with a readable message if rows are missing; foreign keys are checked at the end.
 */
export async function rebuildDatabase(
  client: pg.ClientBase,
  migrations: Migration[],
  fill: (load: (name: string, bytes: Buffer) => Promise<void>) => Promise<End>,
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local search_path = pg_catalog; set local timezone = 'UTC';
      set local lock_timeout = '10s'; set local statement_timeout = 0`)
    // A product started in the meantime waits here with its migrations.
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(`drop schema if exists ${SCHEMAS.join(', ')}, schema_history cascade`)
    await client.query(HISTORY)
    for (const migration of migrations) {
      await applyMigration(client, migration)
      await client.query('set constraints all immediate')
    }
    const tables = new Map((await listTables(client)).map((table) => [tableName(table), table]))
    const rules = await liftRules(client, [...tables.values()])
    const counts: Record<string, number> = {}
    const end = await fill(async (name, bytes) => {
      const table = tables.get(name)
      if (!table)
        throw new Error(`The backup has rows of ${name}, which its migrations do not make.`)
      counts[name] = (counts[name] ?? 0) + (await loadPart(client, table, bytes))
    })
    for (const [name, rows] of Object.entries(end.tables)) {
      if ((counts[name] ?? 0) !== rows) {
        throw new Error(`Of ${rows} rows of ${name} the backup holds ${counts[name] ?? 0}.`)
      }
    }
    for (const { name, value, isCalled } of end.sequences) {
      await client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, isCalled])
    }
    for (const rule of rules) await client.query(rule)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  await client.query('analyze')
}

/**
 * Removes what would prevent loading rows in any order: triggers, foreign keys, and row security for the owner; and deletes the
 * rows that migrations inserted. Returns the statements that restore everything.
 */
async function liftRules(client: pg.ClientBase, tables: Table[]): Promise<string[]> {
  const { rows } = await client.query<{ lift: string; restore: string }>(
    `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as lift,
       format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as restore
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any ($1)
     union all
     select format('alter table %s no force row level security', c.oid::regclass),
       format('alter table %s force row level security', c.oid::regclass)
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relforcerowsecurity and n.nspname = any ($1)
     union all
     select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
       format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname)
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled = 'O' and n.nspname = any ($1)`,
    [SCHEMAS],
  )
  for (const { lift } of rows) await client.query(lift)
  await client.query(`truncate ${tables.map(quoted).join(', ')}`)
  return rows.map(({ restore }) => restore)
}
