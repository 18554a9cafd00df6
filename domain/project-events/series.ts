import { isDate, type Day } from './day.ts'
import { REPEATS, type Repeat } from './repeat-dates.ts'

/** Where a repeated date belongs: to which dates, by which rule, and its day by that rule, from which it may have been moved. */
export type Series = { key: string; every: Repeat; day: Day }

/** Writes a series as the hidden input of a date. */
export function writeSeries({ key, every, day }: Series): string {
  return `${key} ${every} ${day}`
}

/**
 * Reads what `writeSeries` wrote; null for a date alone, and for anything else: also for a day by the rule outside of the years that dates
 * may have, since calendars follow the rule from its first day to its last.
 */
export function readSeries(text: string | undefined): Series | null {
  const [, key, word, day = ''] =
    /^([a-z0-9]{8}) ([a-z-]+) (\d{4}-\d{2}-\d{2})$/.exec(text ?? '') ?? []
  const every = REPEATS.find((one) => one === word)
  return key && every && isDate(day) ? { key, every, day } : null
}
