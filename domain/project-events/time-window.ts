import { addDays, type Day } from './day.ts'
import { localTimeOf, momentsOf } from './local-time.ts'
import type { ListFilters } from './listing.ts'

const ZONE = 'Asia/Jerusalem'
const DAY = 86_400_000
const FRIDAY = 5
/** From Friday, when the weekend begins in Israel, through Sunday, when it ends elsewhere. */
const WEEKEND_DAYS = 3
const MONTH_DAYS = 30

/** The moments between which an event starts, `to` excluded; null for no end. */
export type TimeWindow = { from: Date; to: Date | null }

/** Returns the moments between which something starts or is under way, in the calendar of Israel; null for any time, and for the past. */
export function windowOf(
  { time, from, to }: Pick<ListFilters, 'time' | 'from' | 'to'>,
  now: Date,
): TimeWindow | null {
  const today = localTimeOf(now, ZONE).date
  if (from !== null || to !== null) {
    return {
      from: from === null ? now : midnight(from),
      to: to === null ? null : midnight(addDays(to, 1)),
    }
  }
  switch (time) {
    case 'upcoming':
      return { from: now, to: null }
    case 'today':
      return { from: now, to: midnight(addDays(today, 1)) }
    case 'weekend': {
      const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
      const sinceFriday = (weekday - FRIDAY + 7) % 7
      const begins = sinceFriday < WEEKEND_DAYS ? -sinceFriday : 7 - sinceFriday
      const start = begins > 0 ? midnight(addDays(today, begins)) : now
      return { from: start, to: midnight(addDays(today, begins + WEEKEND_DAYS)) }
    }
    case 'month':
      return { from: now, to: new Date(now.getTime() + MONTH_DAYS * DAY) }
    default:
      return null
  }
}

function midnight(day: Day): Date {
  return momentsOf({ date: day, time: '00:00' }, ZONE)[0]!
}
