import { m } from '#messages'
import type { EventDate } from '../project-events/next-date.ts'
import type { ProjectEventCard } from '../project-events/project-event.ts'
import { describeTime, timesInZone, whenOf } from '../project-events/when.ts'
import { whereOf } from '../project-events/where.ts'

/** A pin that moves less than this was only corrected. */
const MOVED_KM = 1
const KM_PER_DEGREE = 111

type Scheduled = Pick<
  ProjectEventCard,
  | 'type'
  | 'startDatetime'
  | 'endDatetime'
  | 'startDate'
  | 'endDate'
  | 'timeZone'
  | 'location'
  | 'district'
  | 'region'
> & {
  latitude: number | null
  longitude: number | null
  /** Of an event that has several. */
  dates: readonly EventDate[]
}

/** Describes the changes in time and place of an item: one sentence each, with the old and the new value. */
export function movesBetween(before: Scheduled, after: Scheduled): string[] {
  const moves = timesBetween(before, after)
  const [from, to] = [whereOf(before), whereOf(after)]
  if (from !== to) moves.push(m.signups_mail_new_place({ after: to, before: from }))
  else if (kilometersBetween(before, after) > MOVED_KM) {
    moves.push(m.signups_mail_new_pin({ place: to }))
  }
  return moves
}

function timesBetween(before: Scheduled, after: Scheduled): string[] {
  if (before.dates.length > 0 || after.dates.length > 0) return datesBetween(before, after)
  const hasMoved =
    whenOf(before) !== whenOf(after) ||
    before.startDatetime !== after.startDatetime ||
    before.endDatetime !== after.endDatetime
  if (!hasMoved) return []
  return [m.signups_mail_new_time({ after: describeTime(after), before: describeTime(before) })]
}

/** Of several dates only those are named that have changed. */
function datesBetween(before: Scheduled, after: Scheduled): string[] {
  const [old, next] = [datesOf(before), datesOf(after)]
  const gone = old.filter((time) => !next.includes(time))
  const added = next.filter((time) => !old.includes(time))
  if (gone.length === 1 && added.length === 1) {
    return [m.signups_mail_new_time({ after: added[0]!, before: gone[0]! })]
  }
  return [
    ...(gone.length > 0 ? [m.signups_mail_dates_gone({ dates: gone.join('; ') })] : []),
    ...(added.length > 0 ? [m.signups_mail_dates_added({ dates: added.join('; ') })] : []),
  ]
}

function datesOf(item: Scheduled): string[] {
  const { dates, timeZone, startDatetime, endDatetime } = item
  if (dates.length > 0) {
    return dates.map((date) => timesInZone({ ...date, timeZone }, date.startDatetime))
  }
  if (!startDatetime) return []
  return [timesInZone({ startDatetime, endDatetime, timeZone }, startDatetime)]
}

/** Accurate enough for a few kilometers. */
function kilometersBetween(one: Scheduled, other: Scheduled): number {
  if (one.latitude === null || one.longitude === null) return 0
  if (other.latitude === null || other.longitude === null) return 0
  const north = (one.latitude - other.latitude) * KM_PER_DEGREE
  const perDegree = KM_PER_DEGREE * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, (one.longitude - other.longitude) * perDegree)
}
