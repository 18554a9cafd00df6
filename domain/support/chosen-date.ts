import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import { withDateLabel } from '../project-events/date-label.ts'
import type { EventDate } from '../project-events/next-date.ts'
import type { ProjectEventCard } from '../project-events/project-event.ts'
import { timesOf } from '../project-events/when.ts'

/** The date of an event that someone chose; its id is null once it was called off. */
export type ChosenDate = EventDate & { timeZone: string }

/** The item on the chosen date, for the rules and words that need when and where it takes place for someone. */
export function onChosenDate<
  Item extends Pick<ProjectEventCard, 'startDatetime' | 'endDatetime' | 'moreDates' | 'datePlace'>,
>(item: Item, date: ChosenDate | null): Item {
  if (!date) return item
  const { startDatetime, endDatetime, place } = date
  return { ...item, startDatetime, endDatetime, moreDates: 0, datePlace: place }
}

/** Describes a chosen date, such as "Cooking, Tue, Dec 1, 6 – 8 PM"; with its place, if that is not where the event is. */
export function chosenDateLabel(date: ChosenDate): string {
  const words = withDateLabel(date, timesOf(date, date.timeZone))
  const place = date.place && inPageLanguage(date.place.locations)
  return place ? m.support_date_at({ date: words, place }) : words
}

/** How a date can be chosen by someone: free, full (they can wait), over, or theirs already. */
export type DateState = 'free' | 'full' | 'over' | 'mine' | 'in-line'

/** A date to choose from. */
export type DateToChoose = EventDate & {
  id: string
  state: DateState
  /** The number of free places; null if there is no limit. */
  left: number | null
}
