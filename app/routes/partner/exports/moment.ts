import { DEFAULT_TIME_ZONE } from '#domain/project-events/project-event.ts'
import { localTimeOf } from '#domain/project-events/local-time.ts'

/** Formats a time so that spreadsheets recognize it: `2026-03-27 09:30`, Israel time. */
export function momentCell(moment: Date | null): string | null {
  if (!moment) return null
  const { date, time } = localTimeOf(moment, DEFAULT_TIME_ZONE)
  return `${date} ${time}`
}
