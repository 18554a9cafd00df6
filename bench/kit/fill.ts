import pg from 'pg'
import { asSuperuser } from '../../test/postgres/create-database.ts'

/**
 * Bulk-inserts rows without triggers, foreign keys and row security, and then builds the indexes; otherwise a million rows would take
 * an hour. Afterwards it restores everything and analyzes the tables.
 */
export async function fill<T>(
  url: string,
  tables: readonly string[],
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: asSuperuser(url) })
  await client.connect()
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any ($1::regclass[]) and not indisunique`,
    [tables],
  )
  await client.query(indexes.map(({ name }) => `drop index ${name};`).join(''))
  const done = await work(client)
  await client.query(indexes.map(({ definition }) => `${definition};`).join(''))
  await client.query('vacuum analyze')
  await client.end()
  return done
}
