import { m } from '#messages'
import type { DraftContent, Refuse } from './fields.ts'
import { momentsOf } from './local-time.ts'
import type { ProjectEventType } from './project-event.ts'
import { asTimeZone } from './time-zones.ts'
import { whenOf } from './when.ts'

type Schedule = {
  timeZone: string
  /** An event's; null for projects, as its end is when none was given. */
  startDatetime: Date | null
  endDatetime: Date | null
  /** A project's, `YYYY-MM-DD`; null for events and when none was given. */
  startDate: string | null
  endDate: string | null
}

/** When a draft takes place. Its inputs are checked together: zone, days and times make one moment. */
export function parseSchedule(draft: DraftContent, refuse: Refuse): Schedule {
  return draft.type === 'event' ? readEvent(draft, refuse) : readProject(draft, refuse)
}

/** Of a schedule that was refused, nothing but its zone can be shown. */
export function scheduleWhenRefused({ timeZone }: DraftContent): Schedule {
  return { ...NOWHEN, timeZone: asTimeZone(timeZone) ?? 'UTC' }
}

const NOWHEN = { startDatetime: null, endDatetime: null, startDate: null, endDate: null }

type ShownSchedule = Record<Exclude<keyof Schedule, 'timeZone'>, string | null> & {
  timeZone: string
}

/** When it is; an event's times with the zone they are in. */
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
  // In the night when an hour comes twice, an event ends at the first moment that lies after its start.
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

/** The day of an event's start or end; an end without a day is on the day it starts. */
export function localDate(draft: DraftContent, side: 'start' | 'end'): string {
  return (side === 'end' && draft.endDate) || draft.startDate
}

/** `HH:MM` of a time as browsers send it or people type it, or null. */
export function readTime(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? []
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}

/** True for a day that is in the calendar, within the years that anything here is planned for. */
export function isDate(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
