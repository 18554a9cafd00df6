import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { NO_FIGURES, type AmbassadorStats } from './figures.ts'

/**
 * The totals of each of these ambassadors, counted from their credited supports, by id. Every id has an entry, all zero
 * for a page the caller cannot see.
 */
export async function listAmbassadorStats(
  db: Db,
  ambassadorIds: readonly string[],
): Promise<Map<string, AmbassadorStats>> {
  const figures = new Map(ambassadorIds.map((id) => [id, NO_FIGURES]))
  if (ambassadorIds.length === 0) return figures
  const { rows } = await sql<{
    ambassadorId: string
    campaigns: number
    supports: number
    supporters: number
    raisedCents: number
  }>`select * from app.ambassador_figures where ambassador_id = any (${[...ambassadorIds]}::uuid[])`.execute(
    db,
  )
  for (const { ambassadorId: id, campaigns, supports, supporters, raisedCents } of rows) {
    figures.set(id, { campaigns, supports, supporters, raisedCents })
  }
  return figures
}
