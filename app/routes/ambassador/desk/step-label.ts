import type { ChartStep, StepUnit } from '#domain/ambassadors/steps-between.ts'
import { format } from '#platform/text/format.ts'
import { pageLanguage } from '#platform/text/language.ts'

/** Returns a time step's label for tables: `November 3, 2026`, `November 1 – 7, 2026`, `November 2026`. */
export function stepLabel({ from, to }: ChartStep, unit: StepUnit): string {
  if (unit === 'month') return format.day(from, 'month')
  return from === to ? format.day(from) : rangeLabel(from, to)
}

/** Built by hand, because server and browser put different spaces into a formatted range. */
function rangeLabel(from: string, to: string): string {
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${format.day(from)} – ${format.day(to)}`
  if (pageLanguage() === 'he') {
    const start =
      from.slice(0, 7) === to.slice(0, 7) ? Number(from.slice(8)) : format.day(from, 'dayOfMonth')
    return `${start} – ${format.day(to)}`
  }
  const end =
    from.slice(0, 7) === to.slice(0, 7) ? Number(to.slice(8)) : format.day(to, 'dayOfMonth')
  return `${format.day(from, 'dayOfMonth')} – ${end}, ${to.slice(0, 4)}`
}

/** Returns the short label for charts: `Nov 3`, `Nov ’26` for a month. */
export function shortStepLabel({ from }: ChartStep, unit: StepUnit): string {
  return unit === 'month'
    ? format.day(from, 'shortMonthOfYear').replace(' ', ' ’')
    : format.axisDay(from)
}
