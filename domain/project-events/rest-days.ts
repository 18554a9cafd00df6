import { m } from '#messages'
import { format, SITE_ZONE } from '#platform/text/format.ts'
import { addDays, asDay, daysBetween, type Day } from './day.ts'
import type { DraftContent } from './fields.ts'
import { holidayOn, weekdayOf } from './holidays.ts'
import { DEFAULT_TIME_ZONE, type ProjectEventType } from './project-event.ts'
import { parseDates } from './schedule.ts'

type Moment = Date | string | null

/** When an item takes place; of several dates, each. */
type Occasions = {
  type: ProjectEventType
  timeZone: string
  startDatetime: Moment
  endDatetime: Moment
  startDate: string | null
  endDate: string | null
  dates?: readonly { startDatetime: Moment; endDatetime: Moment }[]
}

const MINUTE = 60_000
/** Shabbat and holidays begin before sunset and end when stars are seen. */
const BEFORE_SUNSET = 30 * MINUTE
const AFTER_SUNSET = 40 * MINUTE
/** Whoever plans more days in a row knows that Shabbat is among them. */
const DAYS_LOOKED_AT = 8

/**
 * Says which dates in Israel touch Shabbat, a holiday on which work is forbidden, or a day of mourning, a line each: of an event
 * from half an hour before sunset in Jerusalem to 40 minutes after the next; of a project its first and last day. Nothing is
 * refused for it. Empty for events in other time zones.
 */
export function restDaysOf(item: Occasions): string[] {
  if (item.timeZone !== SITE_ZONE) return []
  if (item.type === 'project') {
    const days = [item.startDate, item.endDate].flatMap((day) => asDay(day) ?? [])
    return unique(days.map((day) => lineOf(day)))
  }
  const dates = item.dates && item.dates.length > 1 ? item.dates : [item]
  return unique(
    dates
      .toSorted((one, other) => Number(at(one.startDatetime)) - Number(at(other.startDatetime)))
      .flatMap(({ startDatetime, endDatetime }) =>
        linesOfEvent(at(startDatetime), at(endDatetime)),
      ),
  )
}

/** The same of a draft, however incomplete. */
export function restDaysOfDraft(draft: DraftContent): string[] {
  const { type } = draft
  // The editor of a project does not ask for a time zone.
  const timeZone = draft.timeZone || DEFAULT_TIME_ZONE
  const dates = parseDates({ ...draft, timeZone }, () => undefined)
  const [first] = dates
  return first ? restDaysOf({ ...first, type, dates }) : []
}

function linesOfEvent(start: Date | null, end: Date | null): (string | null)[] {
  if (!start) return []
  const last = end ?? new Date(start.getTime() + MINUTE)
  const [firstDay, lastDay] = [start, new Date(last.getTime() - MINUTE)].map((moment) =>
    format.isoDay(moment),
  ) as [Day, Day]
  return daysBetween(firstDay, addDays(lastDay, 1))
    .slice(0, DAYS_LOOKED_AT)
    .map((day) => {
      const begins = sunsetOf(addDays(day, -1)) - BEFORE_SUNSET
      if (start.getTime() >= sunsetOf(day) + AFTER_SUNSET || last.getTime() <= begins) return null
      return lineOf(day, day > lastDay)
    })
}

/** What is kept on a day, if anything; `isEve` if only the evening before is meant. */
function lineOf(day: Day, isEve = false): string | null {
  const holiday = holidayOn(day)
  const kept = holiday && holiday.kind !== 'other' ? holiday : null
  const isShabbat = weekdayOf(day) === 6
  if (!kept && !isShabbat) return null
  const names = [
    ...(isShabbat ? [m.hebrewdays_shabbat()] : []),
    ...(kept
      ? [kept.kind === 'mourning' ? m.hebrewdays_mourning({ name: kept.name }) : kept.name]
      : []),
  ]
  const name = format.list(names)
  const shown = (of: Day) => format.day(of, 'weekdayOfYear')
  return isEve
    ? m.hebrewdays_eve({ day: shown(addDays(day, -1)), name })
    : m.hebrewdays_on({ day: shown(day), name })
}

function at(moment: Moment): Date | null {
  return moment === null ? null : new Date(moment)
}

function unique(lines: readonly (string | null)[]): string[] {
  return [...new Set(lines)].filter((line) => line !== null)
}

const LATITUDE = 31.78
const LONGITUDE = 35.22
const DEGREE = Math.PI / 180

/**
 * When the sun sets in Jerusalem, within a few minutes, in milliseconds since 1970 (declination and equation of time by Cooper's
 * and Spencer's approximations, as in Duffie and Beckman, Solar Engineering of Thermal Processes, 1.5 and 1.6).
 */
export function sunsetOf(day: Day): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const ofYear =
    (midnight - Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)) / (24 * 60 * MINUTE) + 1
  const angle = (360 / 364) * (ofYear - 81) * DEGREE
  const equation = 9.87 * Math.sin(2 * angle) - 7.53 * Math.cos(angle) - 1.5 * Math.sin(angle)
  const declination = 23.45 * DEGREE * Math.sin(DEGREE * (360 / 365) * (284 + ofYear))
  const latitude = LATITUDE * DEGREE
  // The upper edge of the sun, seen through the air.
  const height = Math.sin(-0.833 * DEGREE)
  const hours = Math.acos(
    (height - Math.sin(latitude) * Math.sin(declination)) /
      (Math.cos(latitude) * Math.cos(declination)),
  )
  const noon = 720 - 4 * LONGITUDE - equation
  return midnight + (noon + (4 * hours) / DEGREE) * MINUTE
}
