import { m } from '#messages'
import type { ProjectEventCard } from '../../project-events/project-event.ts'

type Occasion = Pick<
  ProjectEventCard,
  'type' | 'startDatetime' | 'endDatetime' | 'startDate' | 'endDate' | 'timeZone'
>

const date = { month: 'short', day: 'numeric', year: 'numeric' } as const

/** When it is, as people say it: an event's times where it takes place, a project's days. Null where that says nothing. */
export function itemTime(item: Occasion): string | null {
  if (item.type === 'event') {
    if (!item.startDatetime) return null
    const format = new Intl.DateTimeFormat('en-US', {
      ...date,
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: item.timeZone,
    })
    const start = new Date(item.startDatetime)
    return evenSpaces(
      item.endDatetime
        ? format.formatRange(start, new Date(item.endDatetime))
        : format.format(start),
    )
  }
  // Days of a calendar, so no zone may move them.
  const format = new Intl.DateTimeFormat('en-US', { ...date, timeZone: 'UTC' })
  const { startDate: start, endDate: end } = item
  if (start && end) return evenSpaces(format.formatRange(new Date(start), new Date(end)))
  if (end) return m.listing_until({ day: format.format(new Date(end)) })
  return start ? m.listing_since({ day: format.format(new Date(start)) }) : m.listing_ongoing()
}

function evenSpaces(text: string): string {
  return text.replaceAll(/[\u2009\u202F\u00A0]/g, ' ')
}
