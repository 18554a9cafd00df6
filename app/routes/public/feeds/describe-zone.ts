import { localTimeOf, type LocalTime } from '#domain/project-events/local-time.ts'

const DAY = 24 * 60 * 60 * 1000
const MINUTE = 60 * 1000
/** No zone changes its clocks twice within a week. */
const STEP = 7 * DAY

/** A change of clocks: what they showed before it, and the offsets from UTC, in minutes. */
type Change = { local: LocalTime; before: number; offset: number }

/**
 * Describes a time zone as RFC 5545 has it (VTIMEZONE), with each change of its clocks from a day before `from` to a week after `to`.
 */
export function describeZone(timeZone: string, from: Date, to: Date): string {
  const start = Math.floor(from.getTime() / DAY) * DAY - DAY
  const changes = changesOf(timeZone, start, to.getTime() + DAY)
  const first = offsetAt(start, timeZone)
  const usual = Math.min(first, ...changes.map(({ offset }) => offset))
  const atStart = localTimeOf(new Date(start), timeZone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...[{ local: atStart, before: first, offset: first }, ...changes].flatMap((change) =>
      describeChange(change, usual),
    ),
    'END:VTIMEZONE',
  ].join('\r\n')
}

function describeChange({ local, before, offset }: Change, usual: number): string[] {
  const name = offset > usual ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${name}`,
    `DTSTART:${writeLocal(local)}`,
    `TZOFFSETFROM:${writeOffset(before)}`,
    `TZOFFSETTO:${writeOffset(offset)}`,
    `END:${name}`,
  ]
}

function changesOf(timeZone: string, from: number, to: number): Change[] {
  const changes: Change[] = []
  for (let at = from; at < to; at += STEP) {
    const [before, offset] = [offsetAt(at, timeZone), offsetAt(at + STEP, timeZone)]
    if (before === offset) continue
    let [early, late] = [at, at + STEP]
    while (late - early > MINUTE) {
      const middle = Math.floor((early + late) / 2 / MINUTE) * MINUTE
      if (offsetAt(middle, timeZone) === before) early = middle
      else late = middle
    }
    const shown = new Date(late + before * MINUTE).toISOString()
    changes.push({ local: { date: shown.slice(0, 10), time: shown.slice(11, 16) }, before, offset })
  }
  return changes
}

function offsetAt(at: number, timeZone: string): number {
  const { date, time } = localTimeOf(new Date(at), timeZone)
  return Math.round((Date.parse(`${date}T${time}:00Z`) - at) / MINUTE)
}

/** Writes a local time as RFC 5545 does: `20261208T190000`. */
export function writeLocal({ date, time }: LocalTime): string {
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`
}

function writeOffset(minutes: number): string {
  const size = Math.abs(minutes)
  const digits = [Math.floor(size / 60), size % 60].map((n) => String(n).padStart(2, '0'))
  return `${minutes < 0 ? '-' : '+'}${digits.join('')}`
}
