import { m } from '#messages'
import { Banner } from '#app/ui/banner.tsx'

export type RegistrationRefusal = { isRejected: boolean; reason: string }

/** What was said of the last application, above the form that answers it. */
export function RefusalNotice({ refusal }: { refusal: RegistrationRefusal | null }) {
  if (!refusal) return null
  return (
    <Banner
      tone="warning"
      title={
        refusal.isRejected ? m.registration_again_rejected() : m.registration_again_changes_asked()
      }
      className="mb-7"
    >
      <p className="wrap-anywhere whitespace-pre-line" dir="auto">
        {refusal.reason}
      </p>
      <p className="mt-2 text-sm text-muted">{m.registration_again_text()}</p>
    </Banner>
  )
}
