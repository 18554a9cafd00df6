/** One cell of a table of figures. */
export type Cell = string | number

/**
 * What a measurement promises, and what came out. Only ratios within one run, bytes and counts are promised: times say
 * more about the machine than about the product.
 */
export type Promised = {
  /** Such as "the list from the page cache answers at least half as often as bare Node". */
  what: string
  measured: number
  /** The least or the most that keeps the promise. */
  bound: { least: number } | { most: number }
  /** A mere aim is told when it is missed, and fails nothing. */
  aim?: boolean
}

/** What one measurement found. */
export type Figures = {
  /** The name of its file in `bench/`, without the ending, or of the fault. */
  name: string
  title: string
  /** How it was measured, in a sentence or two: what was asked, how often, beside what. */
  how: string
  /** The command that measures this alone. */
  command: string
  /** Names of rows, each with its cells by the name of their column. */
  tables: Record<string, Record<string, Cell>>[]
  promises: Promised[]
}

/** Figures with when and where they were measured. */
export type Kept = Figures & { at: string; machine: string; commit: string }

/** Whether the measured value is within its bound. */
export function isHeld({ measured, bound }: Promised): boolean {
  return 'least' in bound ? measured >= bound.least : measured <= bound.most
}
