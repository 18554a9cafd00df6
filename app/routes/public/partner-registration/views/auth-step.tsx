import { Link } from 'react-router'
import { m } from '#messages'
import { authAddress } from '#app/routes/auth/views.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { draftAddress, stepAddress } from '../steps.ts'
import { RegistrationNextSteps } from './next-steps.tsx'

/** The first step for visitors: the form, or an account first, which leads to the same form. */
export function AuthStep({ draftId }: { draftId: string | null }) {
  const returnTo = draftAddress(draftId)
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader
        eyebrow={m.registration_eyebrow()}
        title={m.registration_title()}
        lead={m.registration_lead()}
      />
      <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-5">
          <Card className="p-6 sm:p-8">
            <h2 className="font-display text-subheading font-bold">
              {draftId ? m.registration_first_again_title() : m.registration_first_title()}
            </h2>
            <p className="mt-2 max-w-form text-muted">{m.registration_first_text()}</p>
            <Button asChild size="large" className="mt-6">
              <Link to={stepAddress('basic')}>
                {draftId ? m.registration_first_again() : m.registration_first()}
              </Link>
            </Button>
          </Card>
          <Card className="p-6 sm:p-8">
            <h2 className="font-display text-subheading font-bold">
              {m.registration_auth_title()}
            </h2>
            <p className="mt-2 max-w-form text-muted">{m.registration_auth_text()}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button asChild variant="secondary">
                <Link to={authAddress('login', { returnTo })}>{m.shell_sign_in()}</Link>
              </Button>
              <Button asChild variant="secondary">
                <Link to={authAddress('sign-up', { returnTo })}>{m.shell_sign_up()}</Link>
              </Button>
            </div>
          </Card>
        </div>
        <RegistrationNextSteps />
      </div>
    </Container>
  )
}
