const DAY = 24 * 60 * 60 * 1000

/** A local date and time: `2026-03-27` and `02:30`. */
export type LocalTime = { date: string; time: string }

/**
 * Returns the moments of a local date (`YYYY-MM-DD`) and time (`HH:MM`) in an IANA time zone, earliest first: none in
 * the hour skipped when clocks go forward, two in the hour repeated when they go back, else one.
 */
export function momentsOf({ date, time }: LocalTime, timeZone: string): Date[] {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // A day to either side is beyond any single clock change, so these are the only offsets to try.
  const offsets = [asUtc - DAY, asUtc + DAY].map((at) => offsetAt(at, timeZone))
  return [...new Set(offsets)]
    .map((offset) => asUtc - offset)
    .filter((at) => at + offsetAt(at, timeZone) === asUtc)
    .toSorted((one, other) => one - other)
    .map((at) => new Date(at))
}

/** Returns the local date and time of a moment in a time zone. */
export function localTimeOf(moment: Date, timeZone: string): LocalTime {
  const local = new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone)).toISOString()
  return { date: local.slice(0, 10), time: local.slice(11, 16) }
}

/** Since 1973 clocks have changed only at whole quarters of an hour, so one offset holds for each. */
const QUARTER = 15 * 60 * 1000
const QUARTERS_SINCE = Date.UTC(1973, 0, 1)
const KEPT_MOST = 10_000
const kept = new Map<string, number>()

/** The offset of the zone from UTC, in milliseconds. Cached: a list asks for each card, and a formatter takes long. */
function offsetAt(at: number, timeZone: string): number {
  if (at < QUARTERS_SINCE) return computeOffset(at, timeZone)
  const quarter = Math.floor(at / QUARTER) * QUARTER
  const key = `${timeZone} ${quarter}`
  let offset = kept.get(key)
  if (offset === undefined) {
    offset = computeOffset(quarter, timeZone)
    if (kept.size >= KEPT_MOST) kept.clear()
    kept.set(key, offset)
  }
  return offset
}

function computeOffset(at: number, timeZone: string): number {
  const shown = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
  const { year, month, day, hour, minute, second } = shown
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  return wall - Math.floor(at / 1000) * 1000
}

/** Cached: creating a formatter takes a hundred times as long as using it, and the number of zones is limited. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}
