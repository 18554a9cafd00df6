import { isDate } from '#domain/project-events/schedule.ts'
import { DATES_MAX, toDraftDate } from '#domain/project-events/draft-dates.ts'
import { mergeDates, repeatDate, REPEATS } from '#domain/project-events/repeat-dates.ts'
import { m } from '#messages'
import type { FormValues } from '#app/request/form.ts'
import {
  readRearrangement,
  readRows,
  rearrange,
  withRows,
  type Row,
} from '../products/form-rows.ts'

const LIST = 'furtherDates'

/**
 * Applies a button of the further dates to the values of the form: one is added or removed, all are, or the first date repeats. Null
 * for another button.
 */
export function arrangeDates(
  button: string,
  values: FormValues,
): { values: FormValues; problems: Record<string, string> } | null {
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
  const added = repeatDate(first, every, until)
  if (added.length === 0) return refused('repeat.until', m.posts_repeat_none())
  const dates = mergeDates(readRows(values, LIST).map(toDraftDate), added)
  if (dates.length >= DATES_MAX) {
    return refused('repeat.until', m.posts_repeat_too_many({ max: DATES_MAX }))
  }
  return changed(values, dates)
}

/** The values with other rows; the number that counts their changes tells the page to show these instead of its own. */
function changed(values: FormValues, rows: readonly Row[]) {
  const times = Number(values[LIST] ?? 0) + 1
  return { values: { ...withRows(values, LIST, rows), [LIST]: String(times) }, problems: {} }
}
