import { Link } from 'react-router'
import { m } from '#messages'
import { describeFailure } from '#app/shell/describe-failure.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'

/** Shown for an invalid invitation: wrong, expired, or to a group that has ended. */
export function InvitationFailed({ error }: { error: unknown }) {
  if (describeFailure(error).kind !== 'not-found') return <ErrorScreen error={error} />
  return (
    <NoticeScreen
      title={m.groups_invitation_nowhere()}
      scene={{ id: 'a gate without a house', region: 'judea', time: 'dawn' }}
      actions={
        <Button asChild>
          <Link to="/projects-events">{m.groups_invitation_nowhere_action()}</Link>
        </Button>
      }
    >
      {m.groups_invitation_nowhere_text()}
    </NoticeScreen>
  )
}
