import pg from 'pg'
import { asSuperuser } from '../../test/postgres/create-database.ts'

/**
 * Puts rows into a database of ours in one go, past the triggers, the references and the row security of these tables, and
 * builds their indexes afterwards: one by one a million rows would take an hour. Then all is as the product has it, and
 * the planner knows the tables.
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
