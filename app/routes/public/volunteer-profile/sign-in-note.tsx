import { Link } from 'react-router'
import { m } from '#messages'
import { authAddress } from '#app/routes/auth/views.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { signInToSaveAddress, volunteerProfileAddress, type VolunteerProfileView } from './views.ts'

const look = 'font-medium text-primary underline underline-offset-4'

/**
 * Asks visitors to sign in, before and after a rejected save; sign-in returns here. With scripts the draft stays in
 * the tab; without, sign-in opens in a new window.
 */
export function SignInNote({
  view,
  isRefused = false,
}: {
  view: VolunteerProfileView
  isRefused?: boolean
}) {
  const alive = useHydrated()
  const elsewhere = alive ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <p className={isRefused ? 'mt-4' : 'mb-4 text-sm text-muted'}>
      {isRefused && !alive
        ? m.volunteerprofile_sign_in_elsewhere()
        : m.volunteerprofile_sign_in_first()}{' '}
      <Link to={signInToSaveAddress(view)} {...elsewhere} className={look}>
        {m.volunteerprofile_sign_in()}
      </Link>{' '}
      {m.volunteerprofile_sign_in_or()}{' '}
      <Link
        to={authAddress('sign-up', { returnTo: volunteerProfileAddress(view) })}
        {...elsewhere}
        className={look}
      >
        {m.volunteerprofile_sign_up()}
      </Link>
    </p>
  )
}
