import { useEffect } from 'react'
import type { FormErrors } from '#app/request/form.ts'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { showToast } from '#app/ui/show-toast.ts'
import { actionFailedWords } from './action-words.ts'

/** Explains why an action failed. Errors of the reason are shown next to its field. */
export function ActionFailed({ problems }: { problems: FormErrors | undefined }) {
  const isAboutReason = problems?.fields['reason'] !== undefined
  const title = problems && actionFailedWords(problems.values['intent'])
  useEffect(() => {
    if (problems && title && !isAboutReason) showToast({ title, destructive: true })
  }, [problems, title, isAboutReason])
  if (!problems || isAboutReason) return null
  return <ProblemBanner problems={problems} title={title} className="mb-6" />
}
