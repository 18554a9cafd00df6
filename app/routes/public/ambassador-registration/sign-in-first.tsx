import { Link } from 'react-router'
import { REGISTRATION_PATH } from '#domain/ambassadors/ambassador.ts'
import { m } from '#messages'
import { authAddress } from '#app/routes/auth/views.ts'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'

/** The sign-in URL that returns to the form. */
export const logInAddress = `/auth/login?redirect=${REGISTRATION_PATH}`

/** Tells visitors that ambassadors need an account. */
export function AmbassadorSignInFirst() {
  return (
    <NoticeScreen
      title={m.becoming_sign_in_title()}
      scene={{ id: 'a path up the hill', region: 'jerusalem', time: 'dawn' }}
      actions={
        <>
          <Button asChild size="large">
            <Link to={logInAddress}>{m.becoming_log_in()}</Link>
          </Button>
          <Button asChild size="large" variant="secondary">
            <Link to={authAddress('sign-up', { returnTo: REGISTRATION_PATH })}>
              {m.shell_sign_up()}
            </Link>
          </Button>
        </>
      }
    >
      <p>{m.becoming_sign_in_text()}</p>
    </NoticeScreen>
  )
}
