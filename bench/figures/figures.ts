/** One table cell. */
export type Cell = string | number

/**
 * A target and its measured value. Targets are ratios within one run, bytes and counts, because times depend on the machine.
 */
export type Promised = {
  /** Such as "the list from the page cache answers at least half as often as bare Node". */
  what: string
  measured: number
  /** The minimum or maximum. */
  bound: { least: number } | { most: number }
  /** Missing an aim is reported but does not fail the run. */
  aim?: boolean
}

/** The result of one benchmark. */
export type Figures = {
  /** The name of its file in `bench/`, without the extension, or of the fault test. */
  name: string
  title: string
  /** The method in a sentence or two: requests, repetitions, comparison. */
  how: string
  /** The command that runs only this benchmark. */
  command: string
  /** Cells by row name and column name. */
  tables: Record<string, Record<string, Cell>>[]
  promises: Promised[]
}

/** Figures with the time and machine of the measurement. */
export type Kept = Figures & { at: string; machine: string; commit: string }

/** Whether the measured value is within its bound. */
export function isHeld({ measured, bound }: Promised): boolean {
  return 'least' in bound ? measured >= bound.least : measured <= bound.most
}
