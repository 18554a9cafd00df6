import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { useAlive } from '#app/ui/alive.ts'
import { refusesTracking } from './consent.ts'
import { ConsentForm } from './consent-form.tsx'
import { useConsent } from './use-consent.ts'
import { useIsOpen } from './use-is-open.ts'

/**
 * Asks once, without being in the way: in a corner of wide windows, elsewhere at the end of the page, where a fixed card
 * would cover what the page is for and lie below its bar of actions. Only the browser shows it, since it knows whether
 * there is something to ask.
 */
export function ConsentCard() {
  const heading = useId()
  const isAlive = useAlive()
  const isOpen = useIsOpen('tracking')
  const { consent, Form } = useConsent()
  if (!isAlive || !isOpen || consent !== null || refusesTracking()) return null
  return (
    <section
      aria-labelledby={heading}
      data-print="never"
      className="mx-gutter my-6 rounded-card border border-line bg-surface p-5 lg:fixed lg:start-5 lg:bottom-5 lg:z-20 lg:m-0 lg:w-92 lg:animate-arrive lg:shadow-float"
    >
      <h2 id={heading} className="font-display text-lg font-bold">
        {m.consent_title()}
      </h2>
      <p className="mt-1.5 mb-4 text-sm text-muted">
        {m.consent_text()}{' '}
        <Link to="/privacy" className="text-primary underline underline-offset-4">
          {m.consent_more()}
        </Link>
      </p>
      <ConsentForm Form={Form} consent={consent} />
    </section>
  )
}
