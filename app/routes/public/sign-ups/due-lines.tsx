import type { Due } from '#domain/waiting/queries/find-due.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { Sentence } from '#app/ui/sentence.tsx'

/** Until when the organization should answer, and how long it usually takes. */
export function DueLines({ due, organization }: { due: Due; organization: string }) {
  const { dueAt, isOverdue, days } = due
  if (dueAt === null) return null
  const said = { organization, date: format.date(dueAt) }
  return (
    <p className="mt-2 text-muted wrap-anywhere">
      <Sentence>{isOverdue ? m.due_answer_late(said) : m.due_answer_by(said)}</Sentence>
      {days !== null && ` ${m.due_usually({ count: days })}.`}
    </p>
  )
}
