import { DEFAULT_TIME_ZONE } from '#domain/project-events/project-event.ts'
import { localTimeOf } from '#domain/project-events/local-time.ts'

/** A moment as spreadsheets take it for one: `2026-03-27 09:30`, by clocks in Israel. */
export function momentCell(moment: Date | null): string | null {
  if (!moment) return null
  const { date, time } = localTimeOf(moment, DEFAULT_TIME_ZONE)
  return `${date} ${time}`
}
