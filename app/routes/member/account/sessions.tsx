import { m } from '#messages'
import { AccountSection } from './account-section.tsx'
import type { ShownSession } from './load-sessions.server.ts'

/** Where the person is signed in. */
export function Sessions({ sessions }: { sessions: readonly ShownSession[] }) {
  if (sessions.length === 0) return null
  return (
    <AccountSection id="sessions" title={m.account_session_title()}>
      {null}
    </AccountSection>
  )
}
