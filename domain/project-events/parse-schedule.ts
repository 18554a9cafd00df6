import { m } from '#messages'
import type { Content, DraftContent, Refuse } from './content.ts'
import { momentsOf } from './local-time.ts'
import { asTimeZone } from './time-zones.ts'

type Schedule = Pick<
  Content,
  'timeZone' | 'startDatetime' | 'endDatetime' | 'startDate' | 'endDate'
>

/** When a draft takes place, or null when something about it is refused. */
export function parseSchedule(draft: DraftContent, refuse: Refuse): Schedule | null {
  let whole = true
  const no: Refuse = (field, sentence) => {
    refuse(field, sentence)
    whole = false
  }
  const schedule = draft.type === 'event' ? readEvent(draft, no) : readProject(draft, no)
  return whole ? schedule : null
}

function readProject(draft: DraftContent, refuse: Refuse): Schedule {
  const { startDate, endDate } = draft
  if (startDate && !isDate(startDate)) refuse('startDate', m.posts_date_wrong())
  if (endDate && !isDate(endDate)) refuse('endDate', m.posts_date_wrong())
  if (startDate && endDate && endDate < startDate) refuse('endDate', m.posts_end_before_start())
  return {
    timeZone: asTimeZone(draft.timeZone) ?? 'UTC',
    startDatetime: null,
    endDatetime: null,
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
  return { timeZone, startDatetime, endDatetime, startDate: null, endDate: null }
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
