import type { Box } from './place.ts'

/**
 * How far to search: among the newest `newest` documents; first there and, if those are not enough, in as many of the
 * newest weeks as should have enough; in the newest weeks that together have `documents`; also among the events nearest
 * to now; by the requested order, as far as needed; or everywhere.
 */
export type Reach =
  | { newest: number }
  | { enough: number }
  | { documents: number }
  | 'nearest'
  | 'first'
  | 'all'

/** The number of documents searched if no index can be used. */
export const NEWEST_ONLY = 3_000
/** The number of newest documents searched before the trigram index is used for older ones. */
export const NEWEST_FIRST = 1_500
/** A safety factor, since matches are unevenly distributed. */
const SURELY = 2
/** Cells of the map per degree, as in the columns `cell` and `tags`, and between the first cells of two rows. */
const PER_DEGREE = 8
const ROW = 4_096
/** An area of the map with more cells than this, a degree each way, counts as large. Planning takes some 40 µs a cell. */
const CELLS_MOST = 64

/**
 * The number of documents likely to have enough of what occurs once among the newest; divide it by the number of occurrences.
 */
export function likelyHolding(enough: number): number {
  return SURELY * enough * NEWEST_FIRST
}

/** Returns the cells, an eighth of a degree each way, that an area touches; null for a large area. */
export function cellsOf(box: Box | undefined): number[] | null {
  if (!box) return null
  const [south, north, west, east] = [box.south, box.north, box.west, box.east].map((degrees) =>
    Math.floor(degrees * PER_DEGREE),
  ) as [number, number, number, number]
  const [rows, columns] = [north - south + 1, east - west + 1]
  if (rows * columns > CELLS_MOST || rows < 1 || columns < 1) return null
  return Array.from(
    { length: rows * columns },
    (_, at) => (south + Math.floor(at / columns)) * ROW + west + (at % columns),
  )
}
