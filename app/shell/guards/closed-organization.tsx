import { isRouteErrorResponse, Link, type ErrorResponse } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { ErrorScreen } from '../error-screen.tsx'
import { NoticeScreen } from '../notice-screen.tsx'
import { useIsOpen } from '../use-is-open.ts'

/** The state of the user's organization: no application, not approved, or suspended. */
export type Applied = 'never' | 'waits' | 'suspended'

/** Returns the title when a guard refuses the user's organization; null for any other error. */
export function closedTitle(error: unknown): string | null {
  if (!isClosed(error)) return null
  return appliedOf(error) === 'suspended'
    ? m.organizations_own_closed()
    : m.partneradmin_not_yet_title()
}

/** Explains that a page is for approved organizations, and where to go next. */
export function ClosedOrganization({ error }: { error: unknown }) {
  const mayApply = useIsOpen('partner-registration')
  if (!isClosed(error)) return <ErrorScreen error={error} />
  const how = appliedOf(error)
  const hasApplied = how !== 'never'
  // The frame of these pages already shows the reason above.
  const isSuspended = how === 'suspended'
  const closedText = hasApplied ? m.partneradmin_not_yet_text() : m.partneradmin_nothing_yet_text()
  return (
    <NoticeScreen
      title={isSuspended ? m.organizations_own_closed() : m.partneradmin_not_yet_title()}
      scene={{ id: 'a gate', region: 'judea', time: 'dawn' }}
      actions={
        <Button asChild>
          {hasApplied || !mayApply ? (
            <Link to="/partner-dashboard">{m.partneradmin_see_standing()}</Link>
          ) : (
            <Link to="/partner-registration">{m.partneradmin_register()}</Link>
          )}
        </Button>
      }
    >
      {isSuspended ? m.organizations_own_kept() : closedText}
    </NoticeScreen>
  )
}

function isClosed(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 403
}

function appliedOf(error: ErrorResponse): Applied {
  return (error.data as { applied?: Applied }).applied ?? 'waits'
}
