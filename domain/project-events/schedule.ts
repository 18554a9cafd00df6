import { m } from '#messages'
import type { DraftContent, Refuse } from './fields.ts'
import { momentsOf } from './local-time.ts'
import type { ProjectEventType } from './project-event.ts'
import { asTimeZone } from './time-zones.ts'
import { whenOf } from './when.ts'

export type Schedule = {
  timeZone: string
  /** An event's start and end; null for projects, and an end that was not given. */
  startDatetime: Date | null
  endDatetime: Date | null
  /** A project's days, `YYYY-MM-DD`; null for events, and if not given. */
  startDate: string | null
  endDate: string | null
}

/** Parses when a draft takes place. Its inputs are validated together: zone, days and times make one moment. */
export function parseSchedule(draft: DraftContent, refuse: Refuse): Schedule {
  return draft.type === 'event' ? readEvent(draft, refuse) : readProject(draft, refuse)
}

/** For a refused schedule, returns only its time zone. */
export function scheduleWhenRefused({ timeZone }: DraftContent): Schedule {
  return { ...NOWHEN, timeZone: asTimeZone(timeZone) ?? 'UTC' }
}

const NOWHEN = { startDatetime: null, endDatetime: null, startDate: null, endDate: null }

type ShownSchedule = Record<Exclude<keyof Schedule, 'timeZone'>, string | null> & {
  timeZone: string
}

/** Formats when it takes place; an event's times include their zone. */
export function describeSchedule(schedule: ShownSchedule, type: ProjectEventType): string {
  const when = whenOf({ ...schedule, type })
  return type === 'event' && when ? m.moderation_when_zone({ when, zone: schedule.timeZone }) : when
}

function readProject(draft: DraftContent, refuse: Refuse): Schedule {
  const { startDate, endDate } = draft
  if (startDate && !isDate(startDate)) refuse('startDate', m.posts_date_wrong())
  if (endDate && !isDate(endDate)) refuse('endDate', m.posts_date_wrong())
  if (startDate && endDate && endDate < startDate) refuse('endDate', m.posts_end_before_start())
  return {
    ...NOWHEN,
    timeZone: asTimeZone(draft.timeZone) ?? 'UTC',
    startDate: startDate || null,
    endDate: endDate || null,
  }
}

function readEvent(draft: DraftContent, refuse: Refuse): Schedule {
  const timeZone = asTimeZone(draft.timeZone) ?? 'UTC'
  if (timeZone !== draft.timeZone) refuse('timeZone', m.posts_time_zone_unknown())
  if (!draft.startDate) refuse('startDate', m.posts_start_date_missing())
  if (!draft.startTime) refuse('startTime', m.posts_start_time_missing())
  if (draft.endDate && !draft.endTime) refuse('endTime', m.posts_end_time_missing())

  const startDatetime = readMoments(draft, 'start', timeZone, refuse)[0] ?? null
  const ends = draft.endTime ? readMoments(draft, 'end', timeZone, refuse) : []
  // In the night when an hour occurs twice, an event ends at the first moment after its start.
  const endDatetime = ends.find((end) => startDatetime && end > startDatetime) ?? null
  if (startDatetime && ends.length > 0 && !endDatetime) {
    refuse(draft.endDate ? 'endDate' : 'endTime', m.posts_end_before_start())
  }
  return { ...NOWHEN, timeZone, startDatetime, endDatetime }
}

function readMoments(
  draft: DraftContent,
  side: 'start' | 'end',
  timeZone: string,
  refuse: Refuse,
): Date[] {
  const date = localDate(draft, side)
  const time = readTime(draft[`${side}Time`])
  const given = draft[`${side}Date`]
  if (given && !isDate(given)) refuse(`${side}Date`, m.posts_date_wrong())
  if (draft[`${side}Time`] && !time) refuse(`${side}Time`, m.posts_time_wrong())
  if (!time || !isDate(date)) return []
  const moments = momentsOf({ date, time }, timeZone)
  if (moments.length === 0) refuse(`${side}Time`, m.posts_time_skipped({ time }))
  return moments
}

/** The local day of an event's start or end; an end without a day is on the day of the start. */
export function localDate(draft: DraftContent, side: 'start' | 'end'): string {
  return (side === 'end' && draft.endDate) || draft.startDate
}

/** Parses a time as browsers send it or people type it into `HH:MM`, or null. */
export function readTime(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? []
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}

/** Whether a day exists and is within the supported years. */
export function isDate(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
