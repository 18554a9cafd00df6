import { useEffect } from 'react'
import type { FormErrors } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { showToast } from '#app/ui/show-toast.ts'
import { failedWords } from './deed-words.ts'

/** Says why a deed could not be done; what is wrong with its reason is said beside the reason instead. */
export function DeedFailed({ problems }: { problems: FormErrors | undefined }) {
  const isAboutReason = problems?.fields['reason'] !== undefined
  const title = problems && failedWords(problems.values['intent'])
  useEffect(() => {
    if (problems && title && !isAboutReason) showToast({ title, destructive: true })
  }, [problems, title, isAboutReason])
  if (!problems || isAboutReason) return null
  return (
    <Banner tone="danger" title={title} className="mb-6">
      {problems.message}
    </Banner>
  )
}
