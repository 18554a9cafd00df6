import type { Step, StepUnit } from '#domain/campaigns/steps-between.ts'

// Days of a calendar, so no zone may move them.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
const whole = format({ dateStyle: 'long' })
const month = format({ month: 'long', year: 'numeric' })
const dayOfMonth = format({ month: 'long', day: 'numeric' })
const shortDay = format({ month: 'short', day: 'numeric' })
const shortMonth = format({ month: 'short', year: '2-digit' })

const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** A step of time as a table says it: `November 3, 2026`, `November 1 – 7, 2026`, `November 2026`. */
export function stepLabel({ from, to }: Step, unit: StepUnit): string {
  if (unit === 'month') return month.format(at(from))
  return from === to ? whole.format(at(from)) : rangeLabel(from, to)
}

/** By hand: the spaces that server and browser put into a range by themselves are not the same. */
function rangeLabel(from: string, to: string): string {
  if (from.slice(0, 4) !== to.slice(0, 4))
    return `${whole.format(at(from))} – ${whole.format(at(to))}`
  const end = from.slice(0, 7) === to.slice(0, 7) ? at(to).getUTCDate() : dayOfMonth.format(at(to))
  return `${dayOfMonth.format(at(from))} – ${end}, ${to.slice(0, 4)}`
}

/** The same below a bar: `Nov 3`, `Nov ’26` for a month. */
export function shortStepLabel({ from }: Step, unit: StepUnit): string {
  return unit === 'month'
    ? shortMonth.format(at(from)).replace(' ', ' ’')
    : shortDay.format(at(from))
}
