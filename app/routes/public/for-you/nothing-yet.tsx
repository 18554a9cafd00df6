import { Link } from 'react-router'
import { m } from '#messages'
import { PROFILE_PATH } from '#domain/assistant/volunteer-profile.ts'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LIST } from '#domain/project-events/list-address.ts'
import { PREFERENCES_OF_FOR_YOU } from '../../member/dashboard/preferences/after-preferences.ts'

/** For users without preferences. */
export function TellUs() {
  const hasProfiles = useIsOpen('volunteer-profile')
  return (
    <EmptyState
      title={m.foryou_tell_title()}
      region="galilee"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {hasProfiles && (
            <Button asChild>
              <Link to={PROFILE_PATH}>{m.foryou_build_profile()}</Link>
            </Button>
          )}
          <Button asChild variant={hasProfiles ? 'secondary' : 'primary'}>
            <Link to={PREFERENCES_OF_FOR_YOU}>{m.foryou_set_preferences()}</Link>
          </Button>
        </div>
      }
    >
      {hasProfiles ? m.foryou_tell_text() : m.foryou_tell_preferences()}
    </EmptyState>
  )
}

/** For users whose preferences match nothing open. */
export function NothingFits() {
  return (
    <EmptyState
      title={m.foryou_none_title()}
      region="negev"
      time="dusk"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            <Link to={LIST}>{m.foryou_see_everything()}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={PREFERENCES_OF_FOR_YOU}>{m.foryou_change_preferences()}</Link>
          </Button>
        </div>
      }
    >
      {m.foryou_none_text()}
    </EmptyState>
  )
}
