import { localTimeOf } from './local-time.ts'

/** A date that an item has; null for a project's without a first day. */
export type KnownDate = { id: string; startsAt: Date | null }

/**
 * Finds which of the known dates each of these starts belongs to, null for a new one: the date with the same start, else one that
 * was moved. That it was is certain only of the single one on that day, of the single one that is left, or if all that are left
 * have moved alike. A start is null where only the day is known.
 */
export function matchDates(
  known: readonly KnownDate[],
  starts: readonly (Date | null)[],
  timeZone: string,
): (string | null)[] {
  const ids: (string | null)[] = starts.map(() => null)
  const pair = (at: number, { id }: KnownDate) => (ids[at] = id)
  const openStarts = () => starts.flatMap((start, at) => (ids[at] === null ? [{ start, at }] : []))
  const openKnown = () => known.filter(({ id }) => !ids.includes(id))

  for (const { start, at } of openStarts()) {
    const same = openKnown().find(({ startsAt }) => startsAt?.getTime() === start?.getTime())
    if (same) pair(at, same)
  }
  const dayOf = (moment: Date | null) => moment && localTimeOf(moment, timeZone).date
  const startsByDay = Map.groupBy(openStarts(), ({ start }) => dayOf(start))
  const knownByDay = Map.groupBy(openKnown(), ({ startsAt }) => dayOf(startsAt))
  for (const [day, [start, ...others]] of startsByDay) {
    const [date, ...more] = knownByDay.get(day) ?? []
    if (start && date && others.length === 0 && more.length === 0) pair(start.at, date)
  }
  const left = openStarts().toSorted((one, other) => timeOf(one.start) - timeOf(other.start))
  const before = openKnown().toSorted((one, other) => timeOf(one.startsAt) - timeOf(other.startsAt))
  const moves = new Set(
    left.map(
      ({ start }, at) => wallOf(start, timeZone) - wallOf(before[at]?.startsAt ?? null, timeZone),
    ),
  )
  if (left.length === before.length && moves.size === 1) {
    for (const [order, { at }] of left.entries()) pair(at, before[order]!)
  }
  return ids
}

function timeOf(moment: Date | null): number {
  return moment?.getTime() ?? 0
}

/** What a clock on the wall shows, as a number: over a change of summer time a move by a week is a week. */
function wallOf(moment: Date | null, timeZone: string): number {
  if (!moment) return 0
  const { date, time } = localTimeOf(moment, timeZone)
  return Date.parse(`${date}T${time}:00Z`)
}
