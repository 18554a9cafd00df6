import { Link } from 'react-router'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-names.ts'
import { signInAddress, signUpAddress } from './navigation.ts'

/** Sign-in and sign-up buttons for visitors. */
export function SignInButtons({ wide = false }: { wide?: boolean }) {
  return (
    <>
      <Button
        asChild
        variant={wide ? 'secondary' : 'quiet'}
        wide={wide}
        className={cn('whitespace-nowrap', !wide && 'px-3 max-lg:px-2')}
      >
        <Link to={signInAddress}>{m.shell_sign_in()}</Link>
      </Button>
      <Button asChild wide={wide} className={cn('whitespace-nowrap', !wide && 'max-lg:px-3')}>
        <Link to={signUpAddress}>{m.shell_sign_up()}</Link>
      </Button>
    </>
  )
}
