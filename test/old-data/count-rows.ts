import type pg from 'pg'
import { listTables, tableName, quoted } from '#platform/backup/read-schema.ts'

/** How many rows each table has; for a login that row security does not bind. */
export async function countRows(client: pg.ClientBase): Promise<Record<string, number>> {
  const rows: Record<string, number> = {}
  for (const table of await listTables(client)) {
    const counted = await client.query<{ count: number }>(
      `select count(*)::int as count from ${quoted(table)}`,
    )
    rows[tableName(table)] = counted.rows[0]!.count
  }
  return rows
}
