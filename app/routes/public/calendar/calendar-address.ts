import { asDay, monthOf, type Day, type Month } from '#domain/project-events/day.ts'
import {
  BEGINNING,
  listParams,
  readListAddress,
  type ListQuery,
} from '#domain/project-events/list-address.ts'
import { asMonth, asShownDay } from '#domain/project-events/months.ts'

export const CALENDAR = '/calendar'

export type CalendarQuery = {
  month: Month
  /** A day of the month; null for the whole month. */
  date: Day | null
  /** Whether to include days before today. */
  previous: boolean
  /** What the events are filtered by. */
  filters: ListQuery
}

/** Parses the calendar's query. Ignores unknown values and a day of another month. */
export function readCalendarAddress(params: URLSearchParams, today: Day): CalendarQuery {
  const date = asShownDay(asDay(params.get('date')), today)
  const month = asMonth(params.get('month'), today) ?? monthOf(date ?? today)
  return {
    month,
    date: date !== null && monthOf(date) === month ? date : null,
    previous: params.get('previous') === '1',
    filters: filtersIn(params),
  }
}

/** The URL for a query, based on a page's URL that may have its own query string. */
export function calendarAddress(
  { month, date, previous, filters }: Partial<CalendarQuery>,
  page: string = CALENDAR,
): string {
  const [path = '', own = ''] = page.split('?')
  const params = new URLSearchParams([...new URLSearchParams(own), ...listParams(filters ?? {})])
  if (month) params.set('month', month)
  if (date) params.set('date', date)
  if (previous) params.set('previous', '1')
  const search = params.toString()
  return search ? `${path}?${search}` : path
}

/** What of the page a search keeps. */
export function keptParams({ month, date, previous }: CalendarQuery): Record<string, string> {
  return { month, ...(date && { date }), ...(previous && { previous: '1' }) }
}

/** Those of the list's filters that make sense here: the days are chosen otherwise, and all are events. */
function filtersIn(params: URLSearchParams): ListQuery {
  const { q, categories, supportTypes, regions, districts, near, km, hasPlaces } =
    readListAddress(params)
  const chosen = { q, categories, supportTypes, regions, districts, near, km, hasPlaces }
  return { ...BEGINNING, ...chosen }
}
