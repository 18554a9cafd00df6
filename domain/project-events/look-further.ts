import type { Box } from './place.ts'
import { isFiltered, type ListFilters, type ListSort } from './listing.ts'
import { cellsOf, likelyHolding, NEWEST_FIRST, NEWEST_ONLY, type Reach } from './reach.ts'
import { isInIndex, searchWords } from './search-words.ts'
import type { Told } from './reach-queries.ts'

export type FurtherAsked = {
  filters: ListFilters
  /** Newest first by default. */
  sort?: ListSort
  within?: Box | undefined
  /** The number of results that fills the page. */
  enough: number
  /** Whether everything is searched, however long it takes. */
  isEverywhere: boolean
}

/** The results, and the start of the searched period if older results may belong to the page. */
type Found<T> = { found: T[]; since: Date | null }

/**
 * Searches as far as a page needs. Search words are looked up first among the newest items, then in as many weeks as
 * should have enough results and can be read quickly; everywhere only if they are rare, nothing was found yet, or it
 * was requested. Words of one or two letters are searched for only in the newest 3,000, since finding the rest would
 * require reading every document.
 */
export async function lookFurther<T extends Told>(
  asked: FurtherAsked,
  look: (reach: Reach) => Promise<T[]>,
): Promise<Found<T>> {
  const { sort = 'newest', within, enough, isEverywhere } = asked
  const { q, type, time } = asked.filters
  const words = searchWords(q)
  const inOneLook = async (reach: Reach) => ({ found: await look(reach), since: null })
  if (words.length === 0) {
    if (sort !== 'newest') return inOneLook('first')
    // The map requests everything, in a limited area.
    return inOneLook(time && (type === 'event' || !isEverywhere) ? 'nearest' : 'all')
  }
  if (!isInIndex(words)) return inOneLook({ newest: NEWEST_ONLY })
  if (cellsOf(within)) return inOneLook('all')

  const isOneWord = words.length === 1 && !isFiltered(asked.filters)
  let found = isOneWord ? await lookForOne(enough, look) : await look({ enough })
  const { walkable = null } = found[0] ?? {}
  if (isMoreNeeded(found, enough) && walkable !== null && !isEverywhere) {
    found = await look({ documents: walkable })
  }
  if (!isMoreNeeded(found, enough)) return { found, since: null }
  const { total = 0, since = null } = found[0] ?? {}
  const isWhole = isEverywhere || isOneWord || total === 0 || since === null
  return isWhole ? inOneLook('all') : { found, since }
}

/** For a single word the newest items mostly suffice; if not, they tell how far to search. */
async function lookForOne<T extends Told>(
  enough: number,
  look: (reach: Reach) => Promise<T[]>,
): Promise<T[]> {
  const newest = await look({ newest: NEWEST_FIRST })
  const { total = 0 } = newest[0] ?? {}
  const isFurther = total > 0 && isMoreNeeded(newest, enough)
  return isFurther ? look({ documents: likelyHolding(enough) / total }) : newest
}

function isMoreNeeded([first]: readonly Told[], enough: number): boolean {
  return first !== undefined && first.beyond && first.total < enough
}
