import { isRouteErrorResponse, Link, type ErrorResponse } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { ErrorScreen } from '../error-screen.tsx'
import { NoticeScreen } from '../notice-screen.tsx'
import { useIsOpen } from '../use-is-open.ts'

/** The state of the user's organization: no application, not approved, or suspended; or theirs in it. */
export type Applied = 'never' | 'waits' | 'suspended' | 'not-among-duties'

/** Returns the title when a guard refuses the user's organization; null for any other error. */
export function closedTitle(error: unknown): string | null {
  if (!isClosed(error)) return null
  return closedTitles[appliedOf(error)]()
}

/** Explains that a page is for approved organizations, and where to go next. */
export function ClosedOrganization({ error }: { error: unknown }) {
  const mayApply = useIsOpen('partner-registration')
  if (!isClosed(error)) return <ErrorScreen error={error} />
  const how = appliedOf(error)
  const { to, label } = nextOf(how, mayApply)
  return (
    <NoticeScreen
      title={closedTitles[how]()}
      scene={{ id: 'a gate', region: 'judea', time: 'dawn' }}
      actions={
        <Button asChild>
          <Link to={to}>{label}</Link>
        </Button>
      }
    >
      {closedTexts[how]()}
    </NoticeScreen>
  )
}

/** Where to go next. */
function nextOf(how: Applied, mayApply: boolean): { to: string; label: string } {
  if (how === 'not-among-duties') return { to: '/partner-admin/team', label: m.team_title() }
  return how === 'never' && mayApply
    ? { to: '/partner-registration', label: m.partneradmin_register() }
    : { to: '/partner-dashboard', label: m.partneradmin_see_standing() }
}

const closedTitles: Record<Applied, () => string> = {
  never: m.partneradmin_not_yet_title,
  waits: m.partneradmin_not_yet_title,
  suspended: m.organizations_own_closed,
  'not-among-duties': m.team_not_yours_title,
}

const closedTexts: Record<Applied, () => string> = {
  never: m.partneradmin_nothing_yet_text,
  waits: m.partneradmin_not_yet_text,
  // The frame of these pages already shows the reason above.
  suspended: m.organizations_own_kept,
  'not-among-duties': m.team_not_yours_text,
}

function isClosed(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 403
}

function appliedOf(error: ErrorResponse): Applied {
  return (error.data as { applied?: Applied }).applied ?? 'waits'
}
