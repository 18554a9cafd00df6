import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { all, holding, narrowings } from './conditions.ts'
import type { ListFilters } from './listing.ts'
import { asksWhere, dateConditions, placedDates } from './placed-dates.ts'
import { searchWords } from './search-words.ts'

/**
 * Which of some public items each of several lists would show, by the conditions of the list itself, in one statement: pairs of an
 * item and the position of a search.
 */
export async function matchSearches(
  db: Db,
  asked: { searches: readonly ListFilters[]; itemIds: readonly string[]; now: Date },
): Promise<{ itemId: string; at: number }[]> {
  const { searches, itemIds, now } = asked
  if (searches.length === 0 || itemIds.length === 0) return []
  const each = searches.map((filters, at) => {
    const conditions = [...narrowings({ filters, now }), ...holding(searchWords(filters.q))]
    const documents = sql`select project_event_id, ${at}::integer as at from fresh where ${all(conditions)}`
    if (!asksWhere({ filters })) return documents
    return sql`${documents} union select project_event_id, ${at}::integer from ${placedDates(filters)} as dates
      where project_event_id = any(${[...itemIds]}::uuid[]) and ${dateConditions({ filters, now })}`
  })
  const { rows } = await sql<{ itemId: string; at: number }>`
    with fresh as materialized (
      select * from search_documents where project_event_id = any(${[...itemIds]}::uuid[])
    )
    select project_event_id as item_id, at from (${sql.join(
      each.map((one) => sql`(${one})`),
      sql` union all `,
    )}) as matches`.execute(db)
  return rows
}
