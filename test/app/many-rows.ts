import type { TestApp } from './create-test-app.ts'

/** Enough rows for the planner to avoid sequential scans. */
export const MANY = 20_000

/**
 * Runs `work`, which inserts many rows into a table, and builds its GIN indexes in one go afterwards; this takes a
 * quarter of the time.
 */
export async function indexedAfterwards(
  app: TestApp,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const indexes = await app.asOwner<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
     where i.indrelid = $1::regclass and a.amname = 'gin'`,
    [table],
  )
  for (const { name } of indexes) await app.asOwner(`drop index ${name}`)
  await work()
  for (const { definition } of indexes) await app.asOwner(definition)
}

/**
 * Inserts rows into a table without its triggers, which would take minutes, then analyzes it. Row security must have
 * been lifted for the table owner.
 */
export async function addManyRows(
  app: TestApp,
  table: string,
  insert: string,
  values: unknown[] = [],
): Promise<void> {
  await app.asOwner(`alter table ${table} disable trigger user`)
  await app.asOwner(insert, values)
  await app.asOwner(`alter table ${table} enable trigger user`)
  // Vacuums too, as production databases do: otherwise no index-only scan is possible.
  await app.asOwner(`vacuum analyze ${table}`)
}
