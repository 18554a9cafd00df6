import type { TextInEach } from '#platform/text/translations.ts'
import { localTimeOf } from './local-time.ts'

/** A date that an item has; null for a project's without a first day. */
export type KnownDate = WantedDate & { id: string }

/** A date that an item is to have; `startsAt` is null where only the day is known. Of several roles each has its own label. */
export type WantedDate = { startsAt: Date | null; label?: string }

/** By which roles at the same time are told apart: their labels in all languages. */
export function labelOf(labels: TextInEach): string {
  return JSON.stringify(Object.entries(labels).toSorted())
}

/**
 * Finds which of the known dates each of these is, null for a new one: the date with the same start and label, the single one with
 * the same start, else one that was moved. That it was is certain only of the single one with its label on that day, of the single one
 * that is left, or if all that are left have moved alike, each with its label.
 */
export function matchDates(
  known: readonly KnownDate[],
  wanted: readonly WantedDate[],
  timeZone: string,
): (string | null)[] {
  const ids: (string | null)[] = wanted.map(() => null)
  const pair = (at: number, { id }: KnownDate) => (ids[at] = id)
  const openWanted = () => wanted.flatMap((date, at) => (ids[at] === null ? [{ ...date, at }] : []))
  const openKnown = () => known.filter(({ id }) => !ids.includes(id))
  /** Pairs those of which there is only one of each. */
  const pairSingles = (keyOf: (date: WantedDate) => string) => {
    const knownByKey = Map.groupBy(openKnown(), keyOf)
    for (const [key, [date, ...others]] of Map.groupBy(openWanted(), keyOf)) {
      const [same, ...more] = knownByKey.get(key) ?? []
      if (date && same && others.length === 0 && more.length === 0) pair(date.at, same)
    }
  }

  const dayOf = ({ startsAt }: WantedDate) => startsAt && localTimeOf(startsAt, timeZone).date
  pairSingles(({ startsAt, label = '' }) => `${startsAt?.getTime()} ${label}`)
  pairSingles(({ startsAt }) => `${startsAt?.getTime()}`)
  pairSingles(({ label = '', ...date }) => `${dayOf(date)} ${label}`)

  const left = openWanted().toSorted(byStart)
  const before = openKnown().toSorted(byStart)
  const moves = new Set(
    left.map(({ startsAt, label = '' }, at) => {
      const was = before[at]
      const isSameRole = label === (was?.label ?? '')
      return isSameRole ? wallOf(startsAt, timeZone) - wallOf(was?.startsAt ?? null, timeZone) : NaN
    }),
  )
  if (left.length === before.length && moves.size === 1 && !moves.has(NaN)) {
    for (const [order, { at }] of left.entries()) pair(at, before[order]!)
  }
  return ids
}

function byStart(one: WantedDate, other: WantedDate): number {
  const [start, otherStart] = [one.startsAt?.getTime() ?? 0, other.startsAt?.getTime() ?? 0]
  return start - otherStart || (one.label ?? '').localeCompare(other.label ?? '')
}

/** What a clock on the wall shows, as a number: over a change of summer time a move by a week is a week. */
function wallOf(moment: Date | null, timeZone: string): number {
  if (!moment) return 0
  const { date, time } = localTimeOf(moment, timeZone)
  return Date.parse(`${date}T${time}:00Z`)
}
