import { m } from '#messages'
import type { ProjectEventCard } from '../project-events/project-event.ts'
import { describeTime, whenOf } from '../project-events/when.ts'
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
> & { latitude: number | null; longitude: number | null }

/** Describes the changes in time and place of an item: one sentence each, with the old and the new value. */
export function movesBetween(before: Scheduled, after: Scheduled): string[] {
  const moves: string[] = []
  const hasMoved =
    whenOf(before) !== whenOf(after) ||
    before.startDatetime !== after.startDatetime ||
    before.endDatetime !== after.endDatetime
  if (hasMoved) {
    moves.push(
      m.signups_mail_new_time({ after: describeTime(after), before: describeTime(before) }),
    )
  }
  const [from, to] = [whereOf(before), whereOf(after)]
  if (from !== to) moves.push(m.signups_mail_new_place({ after: to, before: from }))
  else if (kilometersBetween(before, after) > MOVED_KM) {
    moves.push(m.signups_mail_new_pin({ place: to }))
  }
  return moves
}

/** Accurate enough for a few kilometers. */
function kilometersBetween(one: Scheduled, other: Scheduled): number {
  if (one.latitude === null || one.longitude === null) return 0
  if (other.latitude === null || other.longitude === null) return 0
  const north = (one.latitude - other.latitude) * KM_PER_DEGREE
  const perDegree = KM_PER_DEGREE * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, (one.longitude - other.longitude) * perDegree)
}
