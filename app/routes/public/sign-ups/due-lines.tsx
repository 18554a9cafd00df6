import type { Due } from '#domain/waiting/queries/find-due.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { Sentence } from '#app/ui/sentence.tsx'

/** Until when the organization should answer or confirm hours, and how long it usually takes. */
export function DueLines({ due, organization }: { due: Due; organization: string }) {
  const { dueAt, isOverdue, isOfHours, days } = due
  if (dueAt === null) return null
  const said = { organization, date: format.date(dueAt) }
  const sentence = isOfHours
    ? (isOverdue ? m.due_hours_late : m.due_hours_by)(said)
    : (isOverdue ? m.due_answer_late : m.due_answer_by)(said)
  return (
    <p className="mt-2 text-muted wrap-anywhere">
      <Sentence>{sentence}</Sentence>
      {days !== null && ` ${m.due_usually({ count: days })}.`}
    </p>
  )
}
