import { isDateOver, type EventDate } from '../project-events/next-date.ts'
import type { ChosenDate, DateState, DateToChoose } from './chosen-date.ts'
import { isInLine, isOpen } from './support-rules.ts'
import { takesPlace, type SupportKind, type SupportStatus } from './support.ts'

type Own = { kind: SupportKind; status: SupportStatus; dateId?: string | null }

type Item = { chooseDates: boolean; dates: readonly EventDate[]; timeZone: string }

/**
 * Lists the dates of an item from which someone with these supports can choose, earliest first; null if one signs up for the whole,
 * or in a way that takes no place.
 */
export function datesToChoose(
  item: Item,
  of: { kind: SupportKind; own: readonly Own[]; now: Date },
): DateToChoose[] | null {
  if (!item.chooseDates || !takesPlace(of.kind)) return null
  const mine = of.own.filter(
    ({ kind, status }) => kind === of.kind && (isOpen(status) || isInLine(status)),
  )
  return item.dates.flatMap((date) => {
    const { id, places = null, placesTaken = 0 } = date
    if (id === null) return []
    const left = places === null ? null : Math.max(0, places - placesTaken)
    const own = mine.find(({ dateId }) => dateId === id)
    const state = ((): DateState => {
      if (own) return isInLine(own.status) ? 'in-line' : 'mine'
      if (isDateOver(date, item.timeZone, of.now)) return 'over'
      return left === 0 ? 'full' : 'free'
    })()
    return [{ ...date, id, state, left }]
  })
}

/** The dates that a pending sign-up chose, those that are left. */
export function pendingDates(
  { dateIds, waitingDateIds }: { dateIds: readonly string[]; waitingDateIds: readonly string[] },
  { dates, timeZone }: { dates: readonly EventDate[]; timeZone: string },
): ChosenDate[] {
  return dates
    .filter(({ id }) => id !== null && (dateIds.includes(id) || waitingDateIds.includes(id)))
    .map((date) => ({ ...date, timeZone }))
}
