import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { COUNTED, countFacets, type Facets } from '../count-facets.ts'
import { filterInput } from '../filter-input.ts'
import { lookFurther } from '../look-further.ts'
import { NEWEST_ONLY } from '../reach.ts'
import { isInIndex, searchWords } from '../search-words.ts'
import { selectHits } from '../select-hits.ts'
import { COUNTED_MOST, isFiltered, PAGE_SIZE, PAGES_MOST } from '../listing.ts'
import { CARD_COLUMNS, toCard } from '../to-card.ts'
import type { ProjectEventCard } from '../project-event.ts'

export type PublicList = {
  items: ProjectEventCard[]
  total: number
  /** There are more than `total` says. */
  capped: boolean
  pageCount: number
  /** Null where they would cost more than they tell: with words, or with a filter that they do not count. */
  facets: Facets | null
  /** The words were too short to be looked for in more than the newest so many. */
  onlyAmongNewest: number | null
  /** More may be found in what was created before; null where everything was looked through, or there is enough. */
  since: Date | null
}

/**
 * What the public finds, newest first, in pages of 24 of which there are at most 21. With words or a time it is counted
 * only as far as the page needs, once that is past the newest 3,000.
 */
export const listPublic = query({
  name: 'project-events.list-public',
  for: 'visitor',
  input: z.object({
    ...filterInput,
    page: z.int().min(1).max(PAGES_MOST).default(1),
    /** All are looked through for common words that seldom stand together, however many there are. */
    isEverywhere: z.boolean().default(false),
  }),
  async run({ db, input: { page, isEverywhere, ...filters }, now }): Promise<PublicList> {
    const words = searchWords(filters.q)
    const isCountedExactly = words.length === 0 && !isFiltered(filters, COUNTED)
    const most = isCountedExactly ? page * PAGE_SIZE : COUNTED_MOST + 1
    const skipped = (page - 1) * PAGE_SIZE
    // One more, which tells of another page.
    const enough = skipped + PAGE_SIZE + 1
    const [{ found, since }, exact] = await Promise.all([
      lookFurther({ filters, enough, isEverywhere }, (reach) =>
        selectHits(db, { filters, now, reach, most, shown: PAGE_SIZE, skipped })
          .select(CARD_COLUMNS)
          .execute(),
      ),
      isCountedExactly ? countFacets(db, filters) : null,
    ])
    const { total: counted = 0, beyond = false } = found[0] ?? {}
    const total = exact?.total ?? Math.min(counted, COUNTED_MOST)
    return {
      items: found.flatMap((row) => (row.id === null ? [] : [toCard({ ...row, id: row.id }, now)])),
      total,
      capped: exact === null && (counted > COUNTED_MOST || (beyond && counted >= enough)),
      pageCount: Math.min(Math.ceil((exact?.total ?? counted) / PAGE_SIZE), PAGES_MOST),
      facets: exact?.facets ?? null,
      onlyAmongNewest: words.length > 0 && !isInIndex(words) ? NEWEST_ONLY : null,
      since,
    }
  },
})
