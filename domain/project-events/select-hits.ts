import { sql } from 'kysely'
import type { Rows } from '#platform/database/scope.ts'
import type { ListFilters } from './listing.ts'
import { matchDocuments, type Hit, type Place } from './match-documents.ts'
import { newestBeyond, type Reach } from './reach.ts'

export type HitsAsked = {
  place?: Place
  reach: Reach
  /** They are counted so far. */
  most: number
  /** So many are shown, after the newest so many. */
  shown: number
  skipped?: number
}

/**
 * One statement: how many match as far as is looked, when the newest beyond was created, and the items shown, of which the caller
 * selects columns. Always a row, if only for the count.
 */
export function selectHits(
  db: Rows,
  filters: ListFilters,
  now: Date,
  { place, reach, most, shown, skipped = 0 }: HitsAsked,
) {
  return db
    .with(
      (cte) => cte('hits').materialized(),
      () => sql<Hit>`(${matchDocuments(filters, now, most, { place, reach })})`,
    )
    .with('shown', (cte) =>
      cte
        .selectFrom('hits')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('project_event_id', 'desc')
        .limit(shown)
        .offset(skipped),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('hits')
        .select((count) => count.fn.countAll<number>().as('total'))
        .select(newestBeyond(reach).as('beyond'))
        .as('counted'),
    )
    .leftJoin('shown', (join) => join.onTrue())
    .leftJoin('project_events', 'project_events.id', 'shown.project_event_id')
    .select(['counted.total', 'counted.beyond'])
    .orderBy('shown.created_at', 'desc')
    .orderBy('shown.project_event_id', 'desc')
}
