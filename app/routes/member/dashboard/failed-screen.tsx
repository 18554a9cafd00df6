import { useLocation } from 'react-router'
import { m } from '#messages'
import { describeFailure } from '#app/shell/describe-failure.ts'
import { ErrorScreen } from '#app/shell/error-screen.tsx'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'

/** In place of a dashboard that failed; that the profile could not be read has its own words. */
export function FailedScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  if (describeFailure(error).detail !== m.profile_load_failed())
    return <ErrorScreen error={error} />
  return (
    <NoticeScreen
      title={m.profile_load_failed()}
      scene={{ id: 'calm water', region: 'galilee', time: 'night' }}
      actions={
        <Button asChild>
          <a href={pathname + search}>{m.errors_try_again()}</a>
        </Button>
      }
    >
      {m.profile_load_failed_text()}
    </NoticeScreen>
  )
}
