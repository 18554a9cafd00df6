import { m } from '#messages'
import { ConsentForm } from './consent-form.tsx'
import { useConsent } from './use-consent.ts'
import { useIsOpen } from './use-is-open.ts'

/** At the foot of every page, so that what was said can be taken back where one happens to be. */
export function PrivacyChoices() {
  const { consent, Form } = useConsent()
  if (!useIsOpen('tracking')) return null
  return (
    <details className="open:basis-full">
      <summary className="inline-flex min-h-9 list-none items-center underline-offset-4 hover:text-primary hover:underline pointer-coarse:min-h-11">
        {m.consent_choices()}
      </summary>
      <div className="my-3 max-w-form rounded-card border border-line bg-surface p-5 text-ink">
        <p className="mb-4">{m.consent_choices_text()}</p>
        <ConsentForm Form={Form} consent={consent} />
      </div>
    </details>
  )
}
