import type { Box } from './place.ts'
import { isFiltered, type ListFilters } from './listing.ts'
import { cellsOf, likelyHolding, NEWEST_FIRST, NEWEST_ONLY, type Reach } from './reach.ts'
import { isInIndex, searchWords } from './search-words.ts'
import type { Told } from './reach-queries.ts'

export type FurtherAsked = {
  filters: ListFilters
  within?: Box | undefined
  /** So many fill the page. */
  enough: number
  /** Whether everything is looked through for them, however long that takes. */
  isEverywhere: boolean
}

/** What was found; and when what was looked at begins, where more may lie further back that would belong to the page. */
type Found<T> = { found: T[]; since: Date | null }

/**
 * Looks as far as a page needs. With words, first among the newest, then in as many weeks as should hold enough, as far
 * as they are soon walked through; and everywhere only for what is rare, where nothing was found yet, or where it
 * is asked for. Words of one or two letters alone are looked for among the newest 3,000 only, since nothing but reading every
 * document would find the others.
 */
export async function lookFurther<T extends Told>(
  asked: FurtherAsked,
  look: (reach: Reach) => Promise<T[]>,
): Promise<Found<T>> {
  const { within, enough, isEverywhere } = asked
  const { q, type, time } = asked.filters
  const words = searchWords(q)
  const inOneLook = async (reach: Reach) => ({ found: await look(reach), since: null })
  if (words.length === 0) {
    // The map asks for everything, in a part of the world.
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

/** One word is mostly answered by the newest; and when not, they tell how far to look. */
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
