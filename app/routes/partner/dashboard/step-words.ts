import { format } from '#platform/text/format.ts'

/** What a step of time is called, by its first day (`YYYY-MM-DD`): in full, and below a bar. */
export function stepWords(unit: 'day' | 'month') {
  return {
    long: (day: string) => format.day(day, unit === 'day' ? 'long' : 'month'),
    short: (day: string) => format.day(day, unit === 'day' ? 'shortDayOfMonth' : 'shortMonth'),
  }
}
