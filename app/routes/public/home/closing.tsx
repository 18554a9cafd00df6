import { m } from '#messages'
import { Container } from '#app/ui/container.tsx'
import { PersonalPart } from '#app/shell/personal/personal-part.tsx'
import { useSession } from '#app/shell/use-session.ts'
import { Link } from 'react-router'
import { signUpAddress } from '#app/shell/navigation.ts'
import { Button, type ButtonProps } from '#app/ui/button.tsx'

/** The closing call to action. */
export function HomeClosing() {
  const { viewer } = useSession()
  return (
    <PersonalPart of="home-end">
      <section aria-labelledby="closing" className="py-section">
        <Container width="text" className="text-center">
          <span aria-hidden className="mx-auto mb-6 block h-px w-16 bg-gold-leaf" />
          <h2 id="closing" className="font-display text-title font-bold tracking-[-0.015em]">
            {m.home_closing_title()}
          </h2>
          <p className="mx-auto mt-4 max-w-form text-lead text-muted">
            {viewer ? m.home_closing_text_member() : m.home_closing_text()}
          </p>
          <div className="mt-8 flex justify-center">
            <JoinButton size="large" />
          </div>
        </Container>
      </section>
    </PersonalPart>
  )
}

/** The next step: sign up, or a link to the account. */
function JoinButton({ size }: Pick<ButtonProps, 'size'>) {
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
