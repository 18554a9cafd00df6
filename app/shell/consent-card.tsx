import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '#messages'
import { useAlive } from '#app/ui/alive.ts'
import { refusesTracking } from './consent.ts'
import { ConsentForm } from './consent-form.tsx'
import { useConsent } from './use-consent.ts'
import { useIsOpen } from './use-is-open.ts'

/**
 * Asks once, without being in the way: in a corner of wide windows, at the end of the page on phones, where a fixed card
 * would cover what the page is for. Only the browser shows it, since it knows whether there is something to ask.
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
      className="mx-gutter my-6 rounded-card border border-line bg-surface p-5 md:fixed md:start-5 md:bottom-5 md:z-20 md:m-0 md:w-92 md:animate-arrive md:shadow-float"
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
