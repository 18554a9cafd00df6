import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'

/** Explains why an entry could not be moved or removed; an open removal dialog shows the error itself. */
export function ListProblem({
  problems,
  hasDialog,
}: {
  problems: FormErrors | undefined
  hasDialog: boolean
}) {
  if (!problems || hasDialog) return null
  return <ProblemBanner problems={problems} title={m.content_failed_title()} className="mb-6" />
}
