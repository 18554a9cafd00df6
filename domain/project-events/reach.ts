import type { Box } from './place.ts'

/**
 * How far is looked: among so many newest; first there and, where those are not enough, in as many of the newest weeks
 * as should hold enough; in the newest weeks that hold so many documents together; among the events nearest to now too;
 * or everywhere.
 */
export type Reach =
  | { newest: number }
  | { enough: number }
  | { documents: number }
  | 'nearest'
  | 'all'

/** So many are looked through where no index can be asked. */
export const NEWEST_ONLY = 3_000
/** So many of the newest are looked through before the index of letters is asked for older ones. */
export const NEWEST_FIRST = 1_500
/** Chance spreads them unevenly: so many times as many are looked at as should hold enough. */
const SURELY = 2
/** Of more quarter degrees than these a part of the map is large. */
const CELLS_MOST = 64

/** So many documents hold enough of what the newest hold one of; divided by more, if they hold more. */
export function likelyHolding(enough: number): number {
  return SURELY * enough * NEWEST_FIRST
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
