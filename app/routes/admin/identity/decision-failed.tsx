import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'

/** Says why a decision could not be taken; what is wrong with its reason is said beside the reason instead. */
export function DecisionFailed({ problems }: { problems: FormErrors | undefined }) {
  if (!problems || problems.fields['reason'] !== undefined) return null
  return (
    <Banner tone="danger" title={m.identity_failed()} className="mb-6">
      {problems.message}
    </Banner>
  )
}
