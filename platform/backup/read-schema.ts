import type pg from 'pg'

/** The schemas to back up. The database's migration records are in the manifest instead. */
export const SCHEMAS = ['app', 'auth'] as const

export type Table = {
  schema: string
  name: string
  columns: { name: string; type: string }[]
  pages: number
}

export type Sequence = { name: string; value: string; isCalled: boolean }

/** All tables with their stored columns (not generated ones), ordered by name. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name,
       json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
         order by a.attnum) as columns,
       (pg_relation_size(c.oid) / current_setting('block_size')::int)::int as pages
     from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any ($1)
     group by n.nspname, c.relname, c.oid
     order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** All sequences with their current values. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any ($1) order by 1`,
    [SCHEMAS],
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const counted = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    sequences.push({ name, ...counted.rows[0]! })
  }
  return sequences
}

/** The table's name in SQL. */
export function quoted({ schema, name }: Table): string {
  return `"${schema}"."${name}"`
}

/** The table's name in a backup. */
export function tableName({ schema, name }: Table): string {
  return `${schema}.${name}`
}
