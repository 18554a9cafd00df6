import { format } from '#platform/text/format.ts'

/** Returns the long label of a time step and the short one below a bar, given its first day (`YYYY-MM-DD`). */
export function stepWords(unit: 'day' | 'month') {
  return {
    long: (day: string) => format.day(day, unit === 'day' ? 'long' : 'month'),
    short: (day: string) => (unit === 'day' ? format.axisDay(day) : format.day(day, 'shortMonth')),
  }
}
