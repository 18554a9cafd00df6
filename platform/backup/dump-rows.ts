import type pg from 'pg'
import {
  listSequences,
  listTables,
  tableName,
  quoted,
  type Sequence,
  type Table,
} from './read-schema.ts'
import type { Put } from './write-archive.ts'

/** Pages of a table (8 KB each, without long values) per query; limits memory and statement time. */
const PAGES = 128

/**
 * Writes the rows of all tables, from one snapshot, in parts of lines: first the column names, then one row each, with values
 * in PostgreSQL's text format. `atSnapshot` runs as soon as the snapshot exists. The caller has refused a login under row
 * security.
 */
export async function dumpRows(
  client: pg.ClientBase,
  put: Put,
  atSnapshot: () => Promise<void>,
): Promise<{ tables: Record<string, number>; sequences: Sequence[] }> {
  await client.query('begin isolation level repeatable read read only')
  try {
    // If row security would still hide rows, statements fail.
    await client.query(`set local row_security = off; set local statement_timeout = 0;
      set local lock_timeout = '10s'; set local search_path = pg_catalog; set local timezone = 'UTC';
      set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex'`)
    const tables = await listTables(client)
    await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`)
    await atSnapshot()
    const counts: Record<string, number> = {}
    for (const table of tables) counts[tableName(table)] = await dumpTable(client, table, put)
    const sequences = await listSequences(client)
    await client.query('commit')
    return { tables: counts, sequences }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** @throws with instructions if row security binds the login. */
export async function refuseBound(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string; sees: boolean }>(
    `select rolname as name, rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user`,
  )
  if (rows[0]?.sees) return
  throw new Error(
    `Row security binds the login "${rows[0]?.name}", so a backup made by it would miss rows. Let a superuser of the server run\n` +
      "  create role f4i_backup login bypassrls password '…' in role pg_read_all_data;\n" +
      'and name that login in DATABASE_BACKUP_URL.',
  )
}

/** By physical location, so that any table can be read in parts, whatever its key; within a snapshot rows stay in place. */
async function dumpTable(client: pg.ClientBase, table: Table, put: Put): Promise<number> {
  const values = table.columns.map(({ name }) => `"${name}"::text`).join(', ')
  const head = JSON.stringify(table.columns.map(({ name }) => name))
  let count = 0
  for (let page = 0; page < table.pages; page += PAGES) {
    const { rows } = await client.query<(string | null)[]>({
      text: `select ${values} from ${quoted(table)} where ctid >= $1::tid and ctid < $2::tid`,
      values: [`(${page},0)`, `(${page + PAGES},0)`],
      rowMode: 'array',
    })
    if (rows.length === 0) continue
    const lines = [head, ...rows.map((row) => JSON.stringify(row))]
    const part = String(page / PAGES).padStart(6, '0')
    await put(`database/${tableName(table)}/${part}.ndjson`, Buffer.from(`${lines.join('\n')}\n`))
    count += rows.length
  }
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from ${quoted(table)}`,
  )
  if (rows[0]?.count !== count) {
    throw new Error(`Of ${rows[0]?.count} rows of ${tableName(table)} ${count} were read.`)
  }
  return count
}
