import type { Span } from './question.ts'

/** Today's place in the week in Israel, Sunday 0 to Saturday 6. */
const weekday = new Date(
  new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Jerusalem' }),
).getUTCDay()

/** From today to Saturday. */
export const thisWeek: Span = [0, 6 - weekday]
/** From the coming Sunday to the Saturday after it. */
export const nextWeek: Span = [7 - weekday, 13 - weekday]
/** The Friday and Saturday of this week; today's own evening counts. */
export const thisWeekend: Span = [Math.max(0, 5 - weekday), 6 - weekday]

const now = new Date()

/** The coming days of a month, of the next year if it is over; January is 0. */
export function monthSpan(month: number): Span {
  const year = now.getUTCFullYear() + (month < now.getUTCMonth() ? 1 : 0)
  return [
    Math.max(0, daysFromToday(Date.UTC(year, month, 1)) - 1),
    daysFromToday(Date.UTC(year, month + 1, 0)) + 1,
  ]
}

function daysFromToday(moment: number): number {
  return Math.round((moment - now.getTime()) / (24 * 60 * 60 * 1000))
}

/** The coming Saturday; on one, today. */
export const saturday: Span = [6 - weekday, 6 - weekday]
/** The month after this one. */
export const nextMonth: Span = monthSpan((now.getUTCMonth() + 1) % 12)
