import { pageLanguage } from '#platform/text/language.ts'
import { format } from '#platform/text/format.ts'
import { writeHebrewDates } from './hebrew-date.ts'
import type { ProjectEventCard } from './project-event.ts'

/**
 * When an item takes place in the Hebrew calendar, for beside its civil days: those of events, and in Hebrew those of projects
 * too. Null if it has no days, or only one end of them.
 */
export function hebrewWhen(
  item: Pick<
    ProjectEventCard,
    'type' | 'timeZone' | 'startDatetime' | 'endDatetime' | 'startDate' | 'endDate'
  >,
): string | null {
  if (item.type === 'event') {
    const { startDatetime: start, endDatetime: end, timeZone } = item
    if (start === null) return null
    const first = format.isoDay(start, timeZone)
    return writeHebrewDates(first, end === null ? first : format.isoDay(end, timeZone))
  }
  const { startDate, endDate } = item
  if (pageLanguage() !== 'he' || startDate === null || endDate === null) return null
  return writeHebrewDates(startDate, endDate)
}
