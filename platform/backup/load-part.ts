import type pg from 'pg'
import { tableName, quoted, type Table } from './read-schema.ts'

/** Inserts the rows of one part of a backup into their table; returns the number. */
export async function loadPart(
  client: pg.ClientBase,
  table: Table,
  bytes: Buffer,
): Promise<number> {
  const [head, ...lines] = bytes.toString().trimEnd().split('\n')
  const columns = JSON.parse(head!) as string[]
  const rows = lines.map((line) => JSON.parse(line) as (string | null)[])
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const unknown = columns.find((name) => !types.has(name))
  if (unknown)
    throw new Error(`The backup has a column "${unknown}" of ${tableName(table)}, which has none.`)
  const names = columns.map((name) => `"${name}"`).join(', ')
  const values = columns.map((name, at) => `v${at}::${types.get(name)}`).join(', ')
  const given = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const aliases = columns.map((_, at) => `v${at}`).join(', ')
  const { rowCount } = await client.query(
    `insert into ${quoted(table)} (${names}) overriding system value
     select ${values} from unnest(${given}) as part(${aliases})`,
    columns.map((_, at) => rows.map((row) => row[at]!)),
  )
  return rowCount ?? 0
}
