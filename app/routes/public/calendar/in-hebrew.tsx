import type { HebrewDay } from '#domain/project-events/hebrew-month.ts'

/** A day in the Hebrew calendar, below its civil date, with its holiday. */
export function InHebrew({ day }: { day: HebrewDay | undefined }) {
  if (!day) return null
  return (
    <p className="text-sm text-muted">
      {day.date}
      {day.holiday && <span className="font-medium text-gold"> · {day.holiday}</span>}
    </p>
  )
}
