import type { TestApp } from './create-test-app.ts'

/** How many rows tell the planner that reading all of them would be dear. */
export const MANY = 20_000

/**
 * Does `work` that puts many rows into a table, and makes its indexes of letters and tags (GIN) in one go afterwards, which takes
 * a quarter of the time.
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
 * Puts rows into a table past its triggers, with which so many would take minutes, and lets the planner know. The owner of
 * the tables, who does it, must be let past row security before.
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
  // Vacuumed too, as the product's databases are: or else no index alone could answer.
  await app.asOwner(`vacuum analyze ${table}`)
}
