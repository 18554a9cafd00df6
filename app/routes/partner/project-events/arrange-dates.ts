import { isDate } from '#domain/project-events/day.ts'
import { changeSeries, type SeriesChange } from '#domain/project-events/change-series.ts'
import {
  DATE_INPUTS,
  DATES_MAX,
  SERIES_INPUT,
  toDraftDate,
  type DraftDate,
} from '#domain/project-events/draft-dates.ts'
import { DEFAULT_TIME_ZONE } from '#domain/project-events/project-event.ts'
import { mergeDates, repeatDate, REPEATS } from '#domain/project-events/repeat-dates.ts'
import { readSeries, writeSeries } from '#domain/project-events/series.ts'
import { asTimeZone } from '#domain/project-events/time-zones.ts'
import { newId } from '#platform/database/new-id.ts'
import { m } from '#messages'
import type { FormValues } from '#app/request/form.ts'
import {
  readRearrangement,
  readRows,
  rearrange,
  withRows,
  type Row,
} from '../products/form-rows.ts'
import { readSeriesChange } from './series-buttons.tsx'

const LIST = 'furtherDates'

type Arranged = { values: FormValues; problems: Record<string, string> }

/**
 * Applies a button of the dates to the values of the form: one is added or removed, all further ones are, the first date repeats, or
 * dates that repeat change or go together. Null for another button.
 */
export function arrangeDates(button: string, values: FormValues, now: Date): Arranged | null {
  const change = readSeriesChange(button)
  if (change) return together(values, change, now)
  if (button === `${LIST}.clear`) return changed(values, [])
  if (button === `${LIST}.repeat`) return repeated(values)
  const asked = readRearrangement(button)
  if (asked?.list !== LIST) return null
  const { startTime, endTime } = toDraftDate(values)
  const empty = { ...toDraftDate({}), startTime, endTime }
  const rows = readRows(values, LIST)
  if (asked.action === 'add' && rows.length >= DATES_MAX - 1) return { values, problems: {} }
  return changed(values, rearrange<Row>(rows, asked, empty))
}

function repeated(values: FormValues) {
  const refused = (input: string, sentence: string) => ({ values, problems: { [input]: sentence } })
  const first = toDraftDate(values)
  const every = REPEATS.find((one) => one === values['repeat.every']) ?? 'week'
  const until = values['repeat.until'] ?? ''
  if (!isDate(first.startDate)) return refused('startDate', m.posts_start_date_missing())
  if (!isDate(until)) return refused('repeat.until', m.posts_repeat_until_missing())
  if (until <= first.startDate) return refused('repeat.until', m.posts_repeat_until_early())
  const known = readSeries(first.series)
  const key = known?.every === every && known.day === first.startDate ? known.key : newKey()
  const ofRule = (date: DraftDate) => ({
    ...date,
    series: writeSeries({ key, every, day: date.startDate }),
  })
  const added = repeatDate(first, every, until).map(ofRule)
  if (added.length === 0) return refused('repeat.until', m.posts_repeat_none())
  const dates = mergeDates(readRows(values, LIST).map(toDraftDate), added)
  if (dates.length >= DATES_MAX) {
    return refused('repeat.until', m.posts_repeat_too_many({ max: DATES_MAX }))
  }
  return changed({ ...values, series: ofRule(first).series }, dates)
}

function together(values: FormValues, change: SeriesChange, now: Date): Arranged {
  const inputOf = (input: string) => (change.at === 0 ? input : `${LIST}.${change.at - 1}.${input}`)
  const timeZone = asTimeZone(values['timeZone'] ?? '') ?? DEFAULT_TIME_ZONE
  const dates = changeSeries(
    [toDraftDate(values), ...readRows(values, LIST).map(toDraftDate)],
    change,
    { now, timeZone, newKey: newKey() },
  )
  if (!dates) return { values, problems: { [inputOf('startDate')]: m.posts_start_date_missing() } }
  const [first, ...further] = dates
  if (!first) return { values, problems: { [inputOf('startDate')]: m.posts_series_none_left() } }
  const cleared = Object.fromEntries([...DATE_INPUTS, SERIES_INPUT].map((name) => [name, '']))
  return changed({ ...values, ...cleared, ...first }, further)
}

/** Eight letters and digits. */
function newKey(): string {
  return newId().slice(-8)
}

/** The values with other rows; the number that counts their changes tells the page to show these instead of its own. */
function changed(values: FormValues, rows: readonly Row[]) {
  const times = Number(values[LIST] ?? 0) + 1
  return { values: { ...withRows(values, LIST, rows), [LIST]: String(times) }, problems: {} }
}
