import { Link } from 'react-router'
import { m } from '#messages'
import { authAddress } from '#app/routes/auth/views.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { draftAddress } from '../steps.ts'

/** A visitor has submitted: what was typed is kept, and signing in leads back to it. */
export function SignInFirst({
  draftId,
  message,
}: {
  draftId: string
  message: string | undefined
}) {
  const returnTo = draftAddress(draftId)
  return (
    <Banner tone="danger" title={message} className="mb-7">
      <p>{m.registration_must_sign_in_text()}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={authAddress('login', { returnTo })}>{m.shell_sign_in()}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={authAddress('sign-up', { returnTo })}>{m.shell_sign_up()}</Link>
        </Button>
      </div>
    </Banner>
  )
}
