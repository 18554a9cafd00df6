import { localTimeOf, momentsOf } from './local-time.ts'
import type { ListTime } from './listing.ts'

const ZONE = 'Asia/Jerusalem'
const DAY = 86_400_000
const FRIDAY = 5
/** From Friday, when Israel's weekend begins, until Sunday, when that of others ends. */
const WEEKEND_DAYS = 3
const MONTH_DAYS = 30

/** The moments between which an event starts on the days of a choice: none of the past, and `to` excluded. */
export type TimeWindow = { from: Date; to: Date }

/** Returns the next days of a choice, by the calendar of Israel; null for a choice without days. */
export function timeWindow(time: ListTime | null, now: Date): TimeWindow | null {
  const midnight = (days: number) => momentsOf({ date: dayAfter(days), time: '00:00' }, ZONE)[0]!
  const dayAfter = (days: number) => {
    const today = Date.parse(`${localTimeOf(now, ZONE).date}T00:00:00Z`)
    return new Date(today + days * DAY).toISOString().slice(0, 10)
  }
  switch (time) {
    case 'today':
      return { from: now, to: midnight(1) }
    case 'weekend': {
      const weekday = new Date(`${dayAfter(0)}T00:00:00Z`).getUTCDay()
      const sinceFriday = (weekday - FRIDAY + 7) % 7
      const begins = sinceFriday < WEEKEND_DAYS ? -sinceFriday : 7 - sinceFriday
      const from = begins > 0 ? midnight(begins) : now
      return { from, to: midnight(begins + WEEKEND_DAYS) }
    }
    case 'month':
      return { from: now, to: new Date(now.getTime() + MONTH_DAYS * DAY) }
    default:
      return null
  }
}
