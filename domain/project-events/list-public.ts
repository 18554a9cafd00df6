import { sql } from 'kysely'
import { z } from 'zod'
import type { Rows } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { REGIONS } from '../places/place.ts'
import { countFacets, type Facets } from './count-facets.ts'
import {
  isInIndex,
  matchDocuments,
  NEWEST_FIRST,
  searchWords,
  type Hit,
} from './match-documents.ts'
import {
  COUNTED_MOST,
  PAGE_SIZE,
  PAGES_MOST,
  SEARCH_MAX,
  TIMES,
  type ListFilters,
} from './listing.ts'
import { CARD_COLUMNS, presentCard } from './present-card.ts'
import { CATEGORIES, SUPPORT_TYPES, TYPES, type ProjectEventCard } from './project-event.ts'

export type PublicList = {
  items: ProjectEventCard[]
  total: number
  /** There are more than `total` says. */
  capped: boolean
  pageCount: number
  /** Null where they would cost more than they tell: with words, a way to help or a time. */
  facets: Facets | null
  /** The words were too short to be looked for in more than the newest so many. */
  onlyAmongNewest: number | null
}

/**
 * What the public finds, newest first, in pages of 24 of which there are at most 21. With words or a time it is counted
 * only as far as the page needs, once that is past the newest 3,000.
 */
export const listPublic = query({
  name: 'project-events.list-public',
  for: 'visitor',
  input: z.object({
    q: z.string().max(SEARCH_MAX).default(''),
    type: z.enum(TYPES).nullable().default(null),
    category: z.enum(CATEGORIES).nullable().default(null),
    supportType: z.enum(SUPPORT_TYPES).nullable().default(null),
    region: z.enum(REGIONS).nullable().default(null),
    time: z.enum(TIMES).nullable().default(null),
    page: z.int().min(1).max(PAGES_MOST).default(1),
  }),
  async run({ db, input: { page, ...filters }, now }): Promise<PublicList> {
    const words = searchWords(filters.q)
    const isCountedExactly = words.length === 0 && !filters.supportType && !filters.time
    const most = isCountedExactly ? page * PAGE_SIZE : COUNTED_MOST + 1
    const [found, exact] = await Promise.all([
      selectPage(db, filters, now, page, most).execute(),
      isCountedExactly ? countFacets(db, filters) : null,
    ])
    const counted = found[0]?.total ?? 0
    const total = exact?.total ?? Math.min(counted, COUNTED_MOST)
    return {
      items: found.flatMap((row) => (row.id === null ? [] : [presentCard({ ...row, id: row.id })])),
      total,
      capped: exact === null && (counted > COUNTED_MOST || (found[0]?.isOpen ?? false)),
      pageCount: Math.min(Math.ceil((exact?.total ?? counted) / PAGE_SIZE), PAGES_MOST),
      facets: exact?.facets ?? null,
      onlyAmongNewest: words.length > 0 && !isInIndex(words) ? NEWEST_FIRST : null,
    }
  },
})

/** One statement: how many matched (at most `most`) and the cards of one page. Always a row, if only for the count. */
export function selectPage(db: Rows, filters: ListFilters, now: Date, page: number, most: number) {
  return db
    .with(
      (cte) => cte('hits').materialized(),
      () => sql<Hit>`(${matchDocuments(filters, now, most, { enough: page * PAGE_SIZE + 1 })})`,
    )
    .with('shown', (cte) =>
      cte
        .selectFrom('hits')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('project_event_id', 'desc')
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('hits')
        .select((count) => count.fn.countAll<number>().as('total'))
        .select(sql<boolean>`coalesce(bool_or(is_open), false)`.as('isOpen'))
        .as('counted'),
    )
    .leftJoin('shown', (join) => join.onTrue())
    .leftJoin('project_events', 'project_events.id', 'shown.project_event_id')
    .select(['counted.total', 'counted.isOpen'])
    .select(CARD_COLUMNS)
    .orderBy('shown.created_at', 'desc')
    .orderBy('shown.project_event_id', 'desc')
}
