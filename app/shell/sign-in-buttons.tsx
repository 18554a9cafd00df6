import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { signInAddress, signUpAddress } from './navigation.ts'

/** The two ways in, for a visitor. */
export function SignInButtons({ wide = false }: { wide?: boolean }) {
  return (
    <>
      <Button asChild variant={wide ? 'secondary' : 'quiet'} wide={wide}>
        <Link to={signInAddress}>{m.shell_sign_in()}</Link>
      </Button>
      <Button asChild wide={wide}>
        <Link to={signUpAddress}>{m.shell_sign_up()}</Link>
      </Button>
    </>
  )
}
