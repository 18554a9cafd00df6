import type { OwnWaiting } from '#domain/waiting/queries/list-own-waiting.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { cn } from '#app/ui/class-names.ts'

/** By which day what waits should be answered, or since when it is overdue. */
export function Due({ waiting, className }: { waiting: OwnWaiting; className?: string }) {
  const date = format.date(waiting.dueAt)
  return waiting.overdue > 0 ? (
    <p className={cn('text-sm font-medium text-donate', className)}>
      {m.due_overdue_since({ date })}
    </p>
  ) : (
    <p className={cn('text-sm text-muted', className)}>{m.due_due({ date })}</p>
  )
}
