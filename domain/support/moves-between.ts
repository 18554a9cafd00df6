import { m } from '#messages'
import { BASE_LANGUAGE } from '#platform/text/language.ts'
import { withDateLabel } from '../project-events/date-label.ts'
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

/**
 * The same between what was first written, the same for every reader and for who approves it: by this is decided who hears of a change.
 * Of those who chose a date, only that one counts.
 */
export function firstMovesBetween(
  before: Scheduled,
  after: Scheduled,
  dateId: string | null,
): string[] {
  const first = (item: Scheduled) => ({
    ...item,
    dates: onlyDate(item, dateId).dates.map(withFirstLabel),
  })
  return movesBetween(first(before), first(after))
}

/** The item with only one of its dates, for those who chose it. */
export function onlyDate<Item extends { dates: readonly EventDate[] }>(
  item: Item,
  dateId: string | null,
): Item {
  if (dateId === null) return item
  return { ...item, dates: item.dates.filter(({ id }) => id === dateId) }
}

function withFirstLabel({ labels = {}, ...date }: EventDate): EventDate {
  const label = labels[BASE_LANGUAGE] ?? Object.values(labels)[0]
  return { ...date, labels: label ? { [BASE_LANGUAGE]: label } : {} }
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
  const without = (dates: DateWords[], others: DateWords[]) =>
    dates.filter(({ words }) => !others.some((other) => other.words === words))
  const [gone, added] = [without(old, next), without(next, old)]
  const isOnly = gone.length === 1 && added.length === 1
  const moved = gone.flatMap((date) => {
    const to = isOnly ? added[0] : added.find(({ id }) => id !== null && id === date.id)
    return to ? [{ date, to }] : []
  })
  const rest = (dates: DateWords[]) =>
    dates.filter((one) => !moved.some(({ date, to }) => date === one || to === one))
  const list = (dates: DateWords[]) => dates.map(({ words }) => words).join('; ')
  return [
    ...moved.map(({ date, to }) =>
      m.signups_mail_new_time({ after: to.words, before: date.words }),
    ),
    ...[list(rest(gone))].filter(Boolean).map((dates) => m.signups_mail_dates_gone({ dates })),
    ...[list(rest(added))].filter(Boolean).map((dates) => m.signups_mail_dates_added({ dates })),
  ]
}

type DateWords = { id: string | null; words: string }

function datesOf(item: Scheduled): DateWords[] {
  const { dates, timeZone, startDatetime, endDatetime } = item
  const single: EventDate[] = startDatetime ? [{ id: null, startDatetime, endDatetime }] : []
  return (dates.length > 0 ? dates : single).map(({ id, ...date }) => ({
    id,
    words: withDateLabel(date, timesInZone({ ...date, timeZone }, date.startDatetime)),
  }))
}

/** Accurate enough for a few kilometers. */
function kilometersBetween(one: Scheduled, other: Scheduled): number {
  if (one.latitude === null || one.longitude === null) return 0
  if (other.latitude === null || other.longitude === null) return 0
  const north = (one.latitude - other.latitude) * KM_PER_DEGREE
  const perDegree = KM_PER_DEGREE * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, (one.longitude - other.longitude) * perDegree)
}
