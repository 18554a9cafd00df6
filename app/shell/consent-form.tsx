import { useLocation, type FetcherWithComponents } from 'react-router'
import { m } from '#messages'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import type { Consent } from './consent.ts'

/** Equal yes and no buttons: a plain form that returns to this page; with JavaScript the page stays. */
export function ConsentForm({
  Form,
  consent,
}: {
  Form: FetcherWithComponents<unknown>['Form']
  consent: Consent | undefined
}) {
  const { pathname, search } = useLocation()
  const isAlive = useHydrated()
  return (
    <Form method="post" action="/preferences/consent" preventScrollReset>
      <input type="hidden" name="from" value={pathname + search} />
      {isAlive && <input type="hidden" name="seen" value="yes" />}
      <div className="grid grid-cols-2 gap-3">
        {(['yes', 'no'] as const).map((word) => (
          <Button
            key={word}
            type="submit"
            name="consent"
            value={word}
            variant="secondary"
            size="small"
            aria-pressed={consent ? consent === word : undefined}
            className="min-h-11 aria-pressed:border-primary aria-pressed:bg-primary-tint"
          >
            {word === 'yes' ? m.consent_yes() : m.consent_no()}
          </Button>
        ))}
      </div>
    </Form>
  )
}
