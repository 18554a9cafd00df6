import { Link } from 'react-router'
import { m } from '#messages'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'

/** The registration is in; what comes next. */
export function SuccessStep({ name }: { name: string }) {
  return (
    <NoticeScreen
      title={m.registration_success_title()}
      scene={{ id: 'a field sown', region: 'galilee', time: 'dawn' }}
      actions={
        <Button asChild size="large">
          <Link to="/partner-dashboard">{m.registration_to_dashboard()}</Link>
        </Button>
      }
    >
      <p className="wrap-anywhere">{m.registration_success_text({ name })}</p>
      <p className="mt-3">{m.registration_success_next()}</p>
    </NoticeScreen>
  )
}
