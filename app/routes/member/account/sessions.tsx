import { Laptop, Smartphone } from 'lucide-react'
import { Form } from 'react-router'
import { m } from '#messages'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { AccountSection } from './account-section.tsx'
import type { ShownSession } from './load-sessions.server.ts'

const SESSIONS = '/account/sessions'

/** Lists the user's sessions, with buttons to end one or all. */
export function Sessions({ sessions }: { sessions: readonly ShownSession[] }) {
  return (
    <AccountSection id="sessions" title={m.account_session_title()} lead={m.account_session_lead()}>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <Form method="post" action={SESSIONS} className="mt-6">
        <Button type="submit" variant="secondary">
          {m.account_session_end_all()}
        </Button>
        <p className="mt-2 text-sm text-muted">{m.account_session_end_all_help()}</p>
      </Form>
    </AccountSection>
  )
}

function Session({ session }: { session: ShownSession }) {
  const { id, isThis, address, system } = session
  const Icon = /iPhone|iPad|Android/.test(system ?? '') ? Smartphone : Laptop
  const name = nameOf(session)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {name}
          {isThis && <Badge>{m.account_session_this()}</Badge>}
        </p>
        <p className="mt-1 text-sm text-muted">
          {m.account_session_last_used()} <RelativeTime at={session.lastUsed} />
          {' · '}
          {m.account_session_since()} <RelativeTime at={session.since} />
          {/* Kept from left to right, with the dots at its end. */}
          {address && <> · {m.account_session_from({ address: `\u2066${address}\u2069` })}</>}
        </p>
      </div>
      <Form method="post" action={SESSIONS}>
        <input type="hidden" name="session" value={id} />
        <Button type="submit" variant="quiet">
          {m.account_session_end()}
          <VisuallyHidden>{m.account_session_end_where({ name })}</VisuallyHidden>
        </Button>
      </Form>
    </li>
  )
}

function nameOf({ browser, system }: ShownSession): string {
  if (browser && system) return m.account_session_on({ browser, system })
  return browser ?? system ?? m.account_session_unknown()
}
