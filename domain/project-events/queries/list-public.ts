import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { boxAround } from '../conditions.ts'
import { countedFilters, countFacets, type Facets } from '../count-facets.ts'
import { filterInput } from '../filter-input.ts'
import { lookFurther } from '../look-further.ts'
import { inOtherLetters } from '../other-letters.ts'
import { NEWEST_ONLY } from '../reach.ts'
import { isInIndex, searchWords } from '../search-words.ts'
import { selectHits } from '../select-hits.ts'
import { ITEMS_COUNTED_MOST, isFiltered, PAGE_SIZE, PAGES_MOST, SORTS, sortOf } from '../listing.ts'
import { shownSince } from '../time-window.ts'
import { CARD_COLUMNS, toCard } from '../to-card.ts'
import type { ProjectEventCard } from '../project-event.ts'

export type PublicList = {
  items: ProjectEventCard[]
  total: number
  /** There are more than `total`. */
  capped: boolean
  pageCount: number
  /** Null if they are too expensive: with search words, or with a filter they do not cover. */
  facets: Facets | null
  /** The number of newest items searched, if the words are too short for the index; else null. */
  onlyAmongNewest: number | null
  /** The start of the searched period, if older results may exist; null if everything was searched, or there are enough. */
  since: Date | null
  /** The words that were searched, where those asked for find nothing and names are written so in other letters; else null. */
  writtenAs: string | null
}

const listed = z.object({
  ...filterInput,
  sort: z.enum(SORTS).nullable().default(null),
  page: z.int().min(1).max(PAGES_MOST).default(1),
  /** Searches everything for common words that rarely occur together, however many items there are. */
  isEverywhere: z.boolean().default(false),
})

/**
 * Lists what the public finds, what is upcoming by its start and the rest newest first, in at most 21 pages of 24. With search
 * words it counts only as far as the page needs, beyond the newest. What is not found as it is written is looked for in other letters.
 */
export const listPublic = query({
  name: 'project-events.list-public',
  for: 'visitor',
  input: listed,
  async run({ db, input, now }): Promise<PublicList> {
    const list = await listAsWritten(db, input, now)
    if (list.total > 0 || input.q === '') return list
    const q = await inOtherLetters(db, input.q)
    const other = q === null ? list : await listAsWritten(db, { ...input, q }, now)
    return other.total > 0 ? { ...other, writtenAs: q } : list
  },
  cacheTags: () => ['project-events'],
})

async function listAsWritten(
  db: Db,
  { page, isEverywhere, sort: chosen, ...filters }: z.output<typeof listed>,
  now: Date,
): Promise<PublicList> {
  const words = searchWords(filters.q)
  const isCountedExactly = words.length === 0 && !isFiltered(filters, countedFilters(filters))
  const most = isCountedExactly ? page * PAGE_SIZE : ITEMS_COUNTED_MOST + 1
  const skipped = (page - 1) * PAGE_SIZE
  // One more, to detect another page.
  const enough = skipped + PAGE_SIZE + 1
  const sort = sortOf(filters, chosen)
  const within = filters.around ? boxAround(filters.around) : undefined
  const place = within && { within }
  const [{ found, since }, exact] = await Promise.all([
    lookFurther({ filters, sort, within, enough, isEverywhere }, (reach) =>
      selectHits(db, { filters, place, sort, now, reach, most, shown: PAGE_SIZE, skipped })
        .select(CARD_COLUMNS)
        .execute(),
    ),
    isCountedExactly ? countFacets(db, filters, now) : null,
  ])
  const { total: counted = 0, beyond = false } = found[0] ?? {}
  const shown = shownSince(filters, now)
  const total = exact?.total ?? Math.min(counted, ITEMS_COUNTED_MOST)
  return {
    items: found.flatMap((row) =>
      row.id === null ? [] : [toCard({ ...row, id: row.id }, now, shown)],
    ),
    total,
    capped: exact === null && (counted > ITEMS_COUNTED_MOST || (beyond && counted >= enough)),
    pageCount: Math.min(Math.ceil((exact?.total ?? counted) / PAGE_SIZE), PAGES_MOST),
    facets: exact?.facets ?? null,
    onlyAmongNewest: words.length > 0 && !isInIndex(words) ? NEWEST_ONLY : null,
    since,
    writtenAs: null,
  }
}
