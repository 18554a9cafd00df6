import { Link } from 'react-router'
import { m } from '#messages'
import { describeFailure } from '#app/shell/describe-failure.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'

/** Shown for a group that does not exist or that the user does not belong to, without revealing which. */
export function GroupFailed({ error }: { error: unknown }) {
  if (describeFailure(error).kind !== 'not-found') return <ErrorScreen error={error} />
  return (
    <NoticeScreen
      title={m.groups_missing_title()}
      scene={{ id: 'a fire gone out', region: 'galilee', time: 'dusk' }}
      actions={
        <Button asChild>
          <Link to="/dashboard">{m.groups_missing_action()}</Link>
        </Button>
      }
    >
      {m.groups_not_found()}
    </NoticeScreen>
  )
}
