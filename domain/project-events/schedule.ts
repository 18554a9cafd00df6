import { m } from '#messages'
import { addDays, isDate } from './day.ts'
import { ALL_LANGUAGES } from '#platform/text/language.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import type { Area, DatePlace } from './date-place.ts'
import { DATES_MAX, LABEL_MAX, type DateInput, type DraftDate } from './draft-dates.ts'
import type { DraftContent, Refuse } from './fields.ts'
import { localTimeOf, momentsOf } from './local-time.ts'
import type { EventDate } from './next-date.ts'
import { parseDatePlace } from './parse-date-place.ts'
import { readSeries, type Series } from './series.ts'
import { format } from '#platform/text/format.ts'
import { parseCount, PLACES_MAX, type ProjectEventType } from './project-event.ts'
import { asTimeZone } from './time-zones.ts'
import { timesOf, whenOf } from './when.ts'

export type Schedule = {
  timeZone: string
  /** An event's start and end; null for projects, and an end that was not given. */
  startDatetime: Date | null
  endDatetime: Date | null
  /** A project's days, `YYYY-MM-DD`; null for events, and if not given. */
  startDate: string | null
  endDate: string | null
}

/**
 * One date; where people choose among dates, with its label and places; one that repeats, with where it belongs; one that is somewhere
 * else than its event, with its place, and by which area that is found.
 */
export type DateSchedule = Schedule & Choice & { series?: Series; place?: DatePlace; area?: Area }
type Choice = { labels?: TextInEach; places?: number | null }

/** Whether people choose among the dates of a draft. */
export function choosesDates({ type, chooseDates }: DraftContent): boolean {
  return type === 'event' && chooseDates === 'on'
}

/**
 * How many people can come to all dates of a draft from which they choose; null if one has no limit.
 */
export function placesOfDates(draft: DraftContent): number | null {
  const each = parseDates(draft, () => undefined).map(({ places = null }) => places)
  return each.reduce<number | null>(
    (sum, places) => (sum === null || places === null ? null : sum + places),
    0,
  )
}

/**
 * Parses when a draft takes place: of several dates, from the start of the first to the end of the last, as the columns of an
 * item say. Its inputs are validated together: zone, days and times make one moment.
 */
export function parseSchedule(draft: DraftContent, refuse: Refuse): Schedule {
  return summaryOf(parseDates(draft, refuse))
}

/** Parses each date of a draft, in the order typed. A project has one, an event at least one. */
export function parseDates(draft: DraftContent, refuse: Refuse): DateSchedule[] {
  return draft.type === 'event' ? readEvent(draft, refuse) : [readProject(draft, refuse)]
}

/** Lists the dates of an event draft as pages show them, earliest first; empty unless there are several, or people choose, and all are valid. */
export function proposedDates(draft: DraftContent): EventDate[] {
  let isRefused = false
  const dates = parseDates(draft, () => (isRefused = true))
  if (isRefused || (dates.length < 2 && !choosesDates(draft))) return []
  return dates
    .map(({ startDatetime, endDatetime, labels, places, place }): EventDate => ({
      id: null,
      startDatetime: startDatetime?.toISOString() ?? '',
      endDatetime: endDatetime?.toISOString() ?? null,
      ...(labels && { labels }),
      ...(places !== undefined && { places }),
      ...(place && { place }),
    }))
    .toSorted((one, other) => (one.startDatetime < other.startDatetime ? -1 : 1))
}

/** For a refused schedule, returns only its time zone. */
export function scheduleWhenRefused({ timeZone }: DraftContent): Schedule {
  return { ...NOWHEN, timeZone: asTimeZone(timeZone) ?? 'UTC' }
}

const NOWHEN = { startDatetime: null, endDatetime: null, startDate: null, endDate: null }

type ShownSchedule = Record<Exclude<keyof Schedule, 'timeZone'>, string | null> & {
  timeZone: string
  dates?: readonly EventDate[]
}

/** Formats when it takes place; an event's times include their zone. Several dates have a line each, and so has their zone. */
export function describeSchedule(schedule: ShownSchedule, type: ProjectEventType): string {
  const { dates = [], timeZone } = schedule
  if (dates.length > 1 || dates[0]?.labels)
    return [...dates.map((date) => describeDate(date, timeZone)), timeZone].join('\n')
  const when = whenOf({ ...schedule, type })
  return type === 'event' && when ? m.moderation_when_zone({ when, zone: timeZone }) : when
}

/** One date on a line; of one to choose the label in all its languages, and the places; of one somewhere else its place. */
function describeDate(date: EventDate, timeZone: string): string {
  const { labels = {}, places = null, place } = date
  return [
    timesOf(date, timeZone),
    Object.values(labels).join(' / '),
    place ? Object.values(place.locations).join(' / ') : '',
    places === null ? '' : m.posts_date_has_places({ places }),
  ]
    .filter(Boolean)
    .join(' · ')
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

function readEvent(draft: DraftContent, refuse: Refuse): DateSchedule[] {
  const timeZone = asTimeZone(draft.timeZone) ?? 'UTC'
  if (timeZone !== draft.timeZone) refuse('timeZone', m.posts_time_zone_unknown())
  const further = draft.furtherDates ?? []
  if (further.length >= DATES_MAX)
    refuse('furtherDates', m.posts_dates_too_many({ max: DATES_MAX }))
  const taken = new Set<string>()
  const chooses = choosesDates(draft)
  return [draft, ...further].map((typed, at) => {
    const refuseDate = (input: DateInput, sentence: string) =>
      at === 0
        ? refuse(input, sentence)
        : refuse(
            `furtherDates.${at - 1}.${input}`,
            m.posts_date_problem({ number: at + 1, problem: sentence }),
          )
    const date = readDate(typed, timeZone, refuseDate)
    const place = parseDatePlace(typed, { isOnly: further.length === 0 }, refuseDate)
    const somewhere = place && { place }
    const choice: Choice = chooses ? readChoice(typed, draft.places, refuseDate) : {}
    const series = readSeries(typed.series)
    const start = date.startDatetime?.getTime()
    if (start === undefined) return { ...date, ...choice, ...somewhere }
    // Several shifts may start at the same time, if one can tell them apart.
    const known = [String(start), ...Object.values(choice.labels ?? {})].join(' ')
    if (taken.has(known)) {
      refuseDate('startDate', chooses ? m.posts_shift_twice() : m.posts_date_twice())
    }
    taken.add(known)
    return { ...date, ...choice, ...(series && { series }), ...somewhere }
  })
}

/** The label and the places of a date to choose; without a number of its own it has that of the item. */
function readChoice(typed: DraftDate, placesOfEach: string, refuse: RefuseDate): Choice {
  const labels: TextInEach = {}
  for (const language of ALL_LANGUAGES) {
    const label = typed[`label_${language}`]?.trim()
    if (!label) continue
    if (label.length > LABEL_MAX) {
      refuse(`label_${language}`, m.posts_label_too_long({ max: LABEL_MAX }))
    }
    labels[language] = label
  }
  const own = parseCount(typed.datePlaces ?? '')
  if (typed.datePlaces && (own === null || own < 1 || own > PLACES_MAX)) {
    refuse('datePlaces', m.posts_places_wrong({ max: format.number(PLACES_MAX) }))
  }
  return { labels, places: own ?? parseCount(placesOfEach) }
}

type RefuseDate = (input: DateInput, sentence: string) => void

function readDate(date: DraftDate, timeZone: string, refuse: RefuseDate): Schedule {
  if (!date.startDate) refuse('startDate', m.posts_start_date_missing())
  if (!date.startTime) refuse('startTime', m.posts_start_time_missing())
  if (date.endDate && !date.endTime) refuse('endTime', m.posts_end_time_missing())

  const startDatetime = readMoments(date, 'start', timeZone, refuse)[0] ?? null
  const ends = date.endTime ? readMoments(date, 'end', timeZone, refuse) : []
  // In the night when an hour occurs twice, an event ends at the first moment after its start.
  const endDatetime = ends.find((end) => startDatetime && end > startDatetime) ?? null
  if (startDatetime && ends.length > 0 && !endDatetime) {
    refuse(date.endDate ? 'endDate' : 'endTime', m.posts_end_before_start())
  }
  return { ...NOWHEN, timeZone, startDatetime, endDatetime }
}

/** As the database sums up the dates of an item: one without an end ends with its day, if it is not the only one. */
function summaryOf(dates: readonly Schedule[]): Schedule {
  const [first] = dates
  if (!first) return { ...NOWHEN, timeZone: 'UTC' }
  const { timeZone, startDatetime, endDatetime, startDate, endDate } = first
  if (dates.length < 2) return { timeZone, startDatetime, endDatetime, startDate, endDate }
  const starts = dates.flatMap((date) => date.startDatetime ?? [])
  const ends = dates.flatMap((date) =>
    date.startDatetime ? (date.endDatetime ?? dayEnd(date.startDatetime, timeZone)) : [],
  )
  return {
    timeZone,
    startDate,
    endDate,
    startDatetime: earliest(starts),
    endDatetime: latest(ends),
  }
}

function dayEnd(moment: Date, timeZone: string): Date {
  const next = addDays(localTimeOf(moment, timeZone).date, 1)
  // Where clocks go forward at midnight, the day begins an hour later.
  return (
    momentsOf({ date: next, time: '00:00' }, timeZone)[0] ??
    momentsOf({ date: next, time: '01:00' }, timeZone)[0] ??
    moment
  )
}

function earliest(moments: readonly Date[]): Date | null {
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}

function latest(moments: readonly Date[]): Date | null {
  return moments.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null
}

function readMoments(
  typed: DraftDate,
  side: 'start' | 'end',
  timeZone: string,
  refuse: RefuseDate,
): Date[] {
  const date = localDate(typed, side)
  const time = readTime(typed[`${side}Time`])
  const given = typed[`${side}Date`]
  if (given && !isDate(given)) refuse(`${side}Date`, m.posts_date_wrong())
  if (typed[`${side}Time`] && !time) refuse(`${side}Time`, m.posts_time_wrong())
  if (!time || !isDate(date)) return []
  const moments = momentsOf({ date, time }, timeZone)
  if (moments.length === 0) refuse(`${side}Time`, m.posts_time_skipped({ time }))
  return moments
}

/** The local day of an event's start or end; an end without a day is on the day of the start. */
export function localDate(typed: DraftDate, side: 'start' | 'end'): string {
  return (side === 'end' && typed.endDate) || typed.startDate
}

/** Parses a time as browsers send it or people type it into `HH:MM`, or null. */
export function readTime(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? []
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return null
  return `${hour.padStart(2, '0')}:${minute}`
}
