import { addDays, monthOf, type Day } from './day.ts'
import { besidesTimes, type DraftDate } from './draft-dates.ts'
import { momentsOf } from './local-time.ts'
import { addMonths, dayOrLast } from './repeat-dates.ts'
import { readSeries, writeSeries, type Series } from './series.ts'

/** What happens to which dates of a series: the one at `at` and those that follow it by the rule, or all. */
export type SeriesChange = { what: 'change' | 'remove'; which: 'following' | 'all'; at: number }

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Applies a change to the repeated dates of a draft, the first one included, in their order: they get the hours, the places,
 * the label and the place of one of them, and are as many days from their day by the rule, or in as many months on the same day of the month or the last one; or they are removed. What has begun stays as it is. Those
 * that differ from then on are a series of their own, with the key `newKey`. Null if that date is in no series, or has no day.
 */
export function changeSeries(
  dates: readonly DraftDate[],
  { what, which, at }: SeriesChange,
  { now, timeZone, newKey }: { now: Date; timeZone: string; newKey: string },
): DraftDate[] | null {
  const model = dates[at]
  const own = readSeries(model?.series)
  if (!model || !own || !asDayNumber(model.startDate)) return null
  const isOfSeries = (date: DraftDate) => readSeries(date.series)?.key === own.key
  const isMeant = (date: DraftDate) => {
    const series = readSeries(date.series)
    return (
      series?.key === own.key &&
      (which === 'all' || series.day >= own.day) &&
      !hasBegun(date, timeZone, now)
    )
  }
  if (what === 'remove') return dates.filter((date) => !isMeant(date))

  const changed = dates.map((date) => {
    const series = readSeries(date.series)
    return series && isMeant(date) ? alike(series, { model, own }) : date
  })
  const othersStay = dates.some((date) => isOfSeries(date) && !isMeant(date))
  const differs = changed.some(
    (date, index) => isMeant(dates[index]!) && calendarsDiffer(date, dates[index]!),
  )
  if (!othersStay || !differs) return changed
  return changed.map((date, index) => {
    const series = readSeries(date.series)
    return series && isMeant(dates[index]!)
      ? { ...date, series: writeSeries({ ...series, key: newKey }) }
      : date
  })
}

/** A date as the model is: moved alike from its day by the rule, at the same hours, with the same places and label. */
function alike(series: Series, { model, own }: { model: DraftDate; own: Series }): DraftDate {
  const { startDate, startTime, endDate, endTime } = model
  const day = moveAlike(series, own.day, startDate)
  return {
    startDate: day,
    startTime,
    endDate: asDayNumber(endDate) ? addDays(day, daysFrom(startDate, endDate)) : '',
    endTime,
    ...besidesTimes(model),
    series: writeSeries({ ...series, day }),
  }
}

/** The day of a rule, moved as another one was. Of a monthly rule that is to a day of the month, even if some months lack it. */
function moveAlike({ every, day }: Series, from: Day, to: Day): Day {
  if (every !== 'month') return addDays(day, daysFrom(from, to))
  if (from === to) return day
  const [before, after] = [from, to].map(
    (one) => 12 * Number(one.slice(0, 4)) + Number(one.slice(5, 7)),
  )
  return dayOrLast(addMonths(monthOf(day), (after ?? 0) - (before ?? 0)), Number(to.slice(8)))
}

/** Places are no matter of calendars. */
function calendarsDiffer(one: DraftDate, other: DraftDate): boolean {
  const shown = ({ datePlaces: _places, ...date }: DraftDate) =>
    JSON.stringify(Object.entries(date).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return shown(one) !== shown(other)
}

function hasBegun({ startDate, startTime }: DraftDate, timeZone: string, now: Date): boolean {
  if (!asDayNumber(startDate) || !/^\d{2}:\d{2}$/.test(startTime)) return false
  const start = momentsOf({ date: startDate, time: startTime }, timeZone)[0]
  return start !== undefined && start <= now
}

function daysFrom(day: Day, other: Day): number {
  return (asDayNumber(other) ?? 0) - (asDayNumber(day) ?? 0)
}

function asDayNumber(day: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : NaN
  return Number.isNaN(at) ? null : at / DAY_MS
}
