import { sql, type RawBuilder } from 'kysely'
import type { Box } from '../places/place.ts'
import type { ListFilters } from './listing.ts'
import { isInIndex, searchWords } from './search-words.ts'

/** How far is looked: among so many newest, among the events nearest to now too, in all weeks since one, or everywhere. */
export type Reach = { newest: number } | 'nearest' | { sinceWeek: number } | 'all'

/** The same, or so many weeks beyond what was looked at before. */
type Step = Exclude<Reach, { sinceWeek: number }> | { weeks: number }

/** So many of the newest are looked through before the index of letters is asked for older ones. */
const NEWEST_FIRST = 1_500
/** And so many where no index can be asked. */
export const NEWEST_ONLY = 3_000
const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** Of more quarter degrees than these a part of the map is large. */
const CELLS_MOST = 64

/**
 * Where to look, one after the other until there is enough. With words, the newest 1,500 first, then by the index of
 * letters further and further back; words of one or two letters alone are looked for among the newest 3,000 only, since
 * nothing but reading every document would find the others.
 */
export function stepsFor({ q, type, time }: ListFilters, within?: Box): Step[] {
  const words = searchWords(q)
  if (words.length === 0) return type === 'event' && time ? ['nearest'] : ['all']
  if (!isInIndex(words)) return [{ newest: NEWEST_ONLY }]
  return cellsOf(within) ? ['all'] : [{ newest: NEWEST_FIRST }, { weeks: 1 }, { weeks: 32 }, 'all']
}

/** Looks as far as needed: a step further while there is not enough and something lies beyond. */
export async function lookFurther<T extends { total: number; beyond: Date | null }>(
  steps: readonly Step[],
  enough: number,
  look: (reach: Reach) => Promise<T[]>,
): Promise<T[]> {
  let found: T[] = []
  for (const step of steps) {
    const { total = 0, beyond = null } = found[0] ?? {}
    if (found.length > 0 && (beyond === null || total >= enough)) break
    if (typeof step === 'string' || 'newest' in step) found = await look(step)
    // Where nothing was found so far, words are rare: then all of them are found as quickly.
    else if (total > 0 && beyond) found = await look({ sinceWeek: weekOf(beyond) - step.weeks })
  }
  return found
}

/** When the newest of what lies beyond was created; null where nothing does. */
export function newestBeyond(reach: Reach): RawBuilder<Date | null> {
  if (typeof reach === 'string') return sql`null::timestamptz`
  if ('newest' in reach) {
    return sql`(select created_at from search_documents
      order by created_at desc, project_event_id desc limit 1 offset ${reach.newest})`
  }
  return sql`(select max(created_at) from search_documents where created_at < ${startOf(reach)})`
}

/** All weeks since one, as documents are tagged. */
export function weeksOf({ sinceWeek }: { sinceWeek: number }, now: Date): string[] {
  const length = weekOf(now) - sinceWeek + 1
  return Array.from({ length }, (_, at) => `week:${sinceWeek + at}`)
}

/** The quarter degrees that a part of the map touches, as documents are tagged; null of a large one. */
export function cellsOf(box: Box | undefined): string[] | null {
  if (!box) return null
  const [south, north, west, east] = [box.south, box.north, box.west, box.east].map((degrees) =>
    Math.floor(degrees * 4),
  ) as [number, number, number, number]
  const [rows, columns] = [north - south + 1, east - west + 1]
  if (rows * columns > CELLS_MOST || rows < 1 || columns < 1) return null
  return Array.from(
    { length: rows * columns },
    (_, at) => `cell:${south + Math.floor(at / columns)},${west + (at % columns)}`,
  )
}

function startOf({ sinceWeek }: { sinceWeek: number }): Date {
  return new Date(sinceWeek * WEEK_MS)
}

function weekOf(at: Date): number {
  return Math.floor(at.getTime() / WEEK_MS)
}
