import { Link } from 'react-router'
import { m } from '#messages'
import { PROFILE_PATH } from '#domain/assistant/volunteer-profile.ts'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { authAddress } from '../../auth/views.ts'
import { FOR_YOU } from './for-you-path.ts'

/** Of visitors we know nothing: what they would find here, and the ways to it. */
export function VisitorsInvitation() {
  const hasProfiles = useIsOpen('volunteer-profile')
  return (
    <EmptyState
      title={m.foryou_visitor_title()}
      region="coast"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to={authAddress('login', { returnTo: FOR_YOU })}>{m.shell_sign_in()}</Link>
          </Button>
          {hasProfiles ? (
            <Button asChild variant="secondary">
              <Link to={PROFILE_PATH}>{m.foryou_build_profile()}</Link>
            </Button>
          ) : (
            <Button asChild variant="secondary">
              <Link to={authAddress('sign-up', { returnTo: FOR_YOU })}>{m.shell_sign_up()}</Link>
            </Button>
          )}
        </div>
      }
    >
      {m.foryou_visitor_text()}
    </EmptyState>
  )
}
