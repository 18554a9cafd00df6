import { useEffect } from 'react'
import { asDecision } from '#domain/moderation/decision.ts'
import type { FormErrors } from '#app/request/form.ts'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { showToast } from '#app/ui/show-toast.ts'
import { failedWords, type CaseKind } from './decision-words.ts'

/** Explains why a decision failed; errors of the reason are shown next to its field. */
export function DecisionAlert({
  kind,
  problems,
}: {
  kind: CaseKind
  problems: FormErrors | undefined
}) {
  const aboutReason = problems?.fields['reason'] !== undefined
  const title = problems && failedWords(kind, asDecision(problems.values['decision']) ?? 'approve')
  useEffect(() => {
    if (problems && title && !aboutReason) showToast({ title, destructive: true })
  }, [problems, title, aboutReason])
  if (!problems || aboutReason) return null
  return <ProblemBanner problems={problems} title={title} className="mb-6" />
}
