import { Link } from 'react-router'
import { m } from '#messages'
import { signUpAddress } from '#app/shell/navigation.ts'
import { useSession } from '#app/shell/use-session.ts'
import { Button, type ButtonProps } from '#app/ui/button.tsx'

/** The one next step: an account, or for those who have one, what it holds. */
export function JoinButton({ size }: Pick<ButtonProps, 'size'>) {
  const { viewer } = useSession()
  return (
    <Button asChild size={size}>
      {viewer ? (
        <Link to="/dashboard">{m.home_my_dashboard()}</Link>
      ) : (
        <Link to={signUpAddress}>{m.home_sign_up_today()}</Link>
      )}
    </Button>
  )
}
