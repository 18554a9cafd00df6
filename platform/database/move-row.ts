import { sql, type RawBuilder } from 'kysely'
import type { Db } from './scope.ts'

export type Move = { id: string; direction: 'up' | 'down'; past: string }
export type Moved =
  | { outcome: 'moved' | 'unchanged'; from: number; position: number }
  | 'overtaken'
  | 'missing'

/**
 * Moves a row of an ordered table one place, past the neighbor that the caller has seen there. `overtaken` if another row is
 * there by now; `unchanged` if the row is already past it, as after a repeated press. Positions count from 1 afterwards.
 * `among` limits the order to a part of the table.
 */
export async function moveRow(
  db: Db,
  table: string,
  { id, direction, past }: Move,
  among: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<Moved> {
  // One move at a time: two concurrent swaps would otherwise mix up the order.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order of ${table}`}, 0))`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${among} order by position, id`.execute(db)
  const ids = rows.map((row) => row.id)
  const at = ids.indexOf(id)
  if (at === -1) return 'missing'
  const step = direction === 'up' ? -1 : 1
  if (ids[at - step] === past) return { outcome: 'unchanged', from: at + 1, position: at + 1 }
  if (ids[at + step] !== past) return 'overtaken'
  ids[at] = past
  ids[at + step] = id
  await sql`
    update ${sql.table(table)} as t set position = o.position
    from unnest(${ids}::uuid[]) with ordinality as o (id, position)
    where t.id = o.id and t.position <> o.position`.execute(db)
  return { outcome: 'moved', from: at + 1, position: at + step + 1 }
}
