import { Link } from 'react-router'
import { m } from '#messages'
import { viewAddress as authAddress } from '#app/routes/auth/views.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { signInAddress, viewAddress, type View } from './views.ts'

const look = 'font-medium text-primary underline underline-offset-4'

/**
 * For visitors, before and after they are refused: signing in leads back to here. With scripts all of it waits in the tab;
 * without, signing in takes a window of its own.
 */
export function SignInNote({ view, isRefused = false }: { view: View; isRefused?: boolean }) {
  const alive = useHydrated()
  const elsewhere = alive ? {} : { target: '_blank', rel: 'noopener' }
  return (
    <p className={isRefused ? 'mt-4' : 'mb-4 text-sm text-muted'}>
      {isRefused && !alive
        ? m.volunteerprofile_sign_in_elsewhere()
        : m.volunteerprofile_sign_in_first()}{' '}
      <Link to={signInAddress(view)} {...elsewhere} className={look}>
        {m.volunteerprofile_sign_in()}
      </Link>{' '}
      {m.volunteerprofile_sign_in_or()}{' '}
      <Link
        to={authAddress('sign-up', { returnTo: viewAddress(view) })}
        {...elsewhere}
        className={look}
      >
        {m.volunteerprofile_sign_up()}
      </Link>
    </p>
  )
}
