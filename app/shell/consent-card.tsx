import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { Container } from '#app/ui/container.tsx'
import { refusesTracking } from './consent.ts'
import { ConsentForm } from './consent-form.tsx'
import { useConsent } from './use-consent.ts'
import { useIsOpen } from './use-is-open.ts'

/**
 * Asks for consent at the end of the page, because a floating card would cover content. A user who never gets there has
 * not consented. Rendered only in the browser, which knows whether there is something to ask.
 */
export default function ConsentCard() {
  const heading = useId()
  const isOpen = useIsOpen('tracking')
  const { consent, Form } = useConsent()
  if (!isOpen || consent !== null || refusesTracking()) return null
  return (
    <section aria-labelledby={heading} data-print="never" className="border-t border-line py-6">
      <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <div className="max-w-text">
          <h2 id={heading} className="font-display text-lg font-bold">
            {m.consent_title()}
          </h2>
          <p className="mt-1 text-sm text-muted">
            {m.consent_text()}{' '}
            <Link to="/privacy" className="text-primary underline underline-offset-4">
              {m.consent_more()}
            </Link>
          </p>
        </div>
        <div data-clear-of-toasts="" className="w-full sm:w-92">
          <ConsentForm Form={Form} consent={consent} />
        </div>
      </Container>
    </section>
  )
}
