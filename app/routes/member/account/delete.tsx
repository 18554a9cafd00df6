import { Form, Link, useNavigation } from 'react-router'
import { getOwnSignIn } from '#domain/accounts/queries/get-own-sign-in.ts'
import { countPartsToSend } from '#domain/orders/queries/count-parts-to-send.ts'
import { findOwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import type { Route } from './+types/delete.ts'
import { hasPassword } from './has-password.ts'

export function meta() {
  return [{ title: m.account_delete_page_title() }]
}

/** Loads how the user can confirm their identity, and the organization that is deleted with the account. */
export async function loader({ context }: Route.LoaderArgs) {
  const [signIn, organization, toSend] = await Promise.all([
    runOperation(context, getOwnSignIn, {}),
    runOperation(context, findOwnPartner, {}),
    runOperation(context, countPartsToSend, {}),
  ])
  // What others own stays.
  const goes = organization?.isOwner ? organization.name : null
  return { asksPassword: hasPassword(signIn), organization: goes, toSend }
}

export const handle = { failed: () => m.account_delete_failed() }

export { deleteOwnAccount as action } from './actions.server.ts'

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { asksPassword, organization, toSend } = loaderData
  const { state, formMethod } = useNavigation()
  const isDeleting = state !== 'idle' && formMethod === 'POST'
  const problems = actionData?.problems
  const wrong = problems?.fields['password']
  return (
    <Container className="py-10 sm:py-14">
      <PageHeader
        eyebrow={m.account_eyebrow()}
        title={m.account_delete_page()}
        lead={m.account_delete_lead()}
      />
      <div className="mt-8 max-w-text">
        {!wrong && <ProblemBanner problems={problems} className="mb-8" />}
        {wrong && (
          <div className="mb-8">
            <ErrorSummary problems={[{ field: 'password', message: wrong }]} />
          </div>
        )}
        <Points title={m.account_delete_goes()} points={goes()} />
        <Points title={m.account_delete_stays()} points={stays()} />
        {organization !== null && (
          <Banner tone="warning" className="mt-8" title={organization}>
            {m.account_delete_organization()} {m.account_delete_organization_sells()}{' '}
            {m.team_closes_with_you()}
          </Banner>
        )}
        {toSend > 0 && (
          <Banner tone="danger" className="mt-4">
            {m.account_delete_orders_to_send({ count: toSend })}{' '}
            <Link to="/partner-dashboard/orders" className="underline underline-offset-4">
              {m.account_delete_orders_open()}
            </Link>
          </Banner>
        )}
        <p className="mt-8 text-muted">
          {m.account_delete_first()}{' '}
          <Link to="/account#data" className="text-primary underline underline-offset-4">
            {m.account_delete_first_link()}
          </Link>
        </p>
        <Form method="post" className="mt-8 flex max-w-form flex-col gap-6">
          {asksPassword ? (
            <PasswordField
              id="password"
              name="password"
              label={m.account_delete_password()}
              help={m.account_delete_password_help()}
              error={wrong}
              required
            />
          ) : (
            <p>{m.account_delete_recent()}</p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" pending={isDeleting}>
              {isDeleting ? m.account_delete_pending() : m.account_delete_confirm()}
            </Button>
            <Button asChild variant="quiet">
              <Link to="/account">{m.account_delete_keep()}</Link>
            </Button>
          </div>
        </Form>
      </div>
    </Container>
  )
}

const goes = () => [
  m.account_delete_goes_profile(),
  m.account_delete_goes_files(),
  m.account_delete_goes_messages(),
  m.account_delete_goes_saved(),
]

const stays = () => [
  m.account_delete_stays_supports(),
  m.account_delete_stays_orders(),
  m.account_delete_stays_audit(),
]

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className="mt-8 first:mt-0">
      <h2 className="font-display text-subheading font-bold">{title}</h2>
      <ul className="mt-3 list-disc space-y-2 ps-5 marker:text-gold">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
