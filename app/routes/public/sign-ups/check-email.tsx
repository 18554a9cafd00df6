import { MailCheck } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { resendSignUpLink } from '#domain/support/commands/resend-sign-up-link.ts'
import { findPendingAddress } from '#domain/support/queries/find-pending-address.ts'
import { m } from '#messages'
import { mayMailSignUpLink } from '#app/request/enforce-rate-limit.ts'
import { formAction } from '#app/request/form-action.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import { isId } from '#platform/database/new-id.ts'
import type { Route } from './+types/check-email.ts'
import { linkCaller } from './link-caller.ts'

export function meta() {
  return [{ title: m.joining_check_page() }, { name: 'robots', content: 'noindex' }]
}

const requestOf = (url: URL) => url.searchParams.get('request') ?? ''

/** Says where the link was sent; the id in the URL is known only to the browser that asked. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const id = requestOf(url)
  const sent = isId(id)
    ? await rethrowAsResponse(findPendingAddress(linkCaller(context), { id }))
    : null
  return { email: sent?.email ?? null, form: sent && formPath(sent) }
}

export const handle = { failed: () => m.auth_send_failed() }

/** Emails another link. The answer is the same if nothing may be sent. */
export const action = formAction({
  limit: 'sign-up',
  async run({ context, url }) {
    const id = requestOf(url)
    const caller = linkCaller(context)
    const sent = isId(id) ? await findPendingAddress(caller, { id }) : null
    if (sent && (await mayMailSignUpLink(context, sent.email))) {
      await resendSignUpLink(caller, { id })
    }
    return m.auth_sent_again()
  },
  to: ({ url }) => url.pathname + url.search,
})

/** The URL names a request, and a refused form says when to try again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders)
  all.set('Cache-Control', 'private, no-store')
  all.set('Referrer-Policy', 'same-origin')
  return all
}

const formPath = ({ itemId, kind }: { itemId: string; kind: string }) =>
  `/projects-events/${itemId}/support/${kind}`

export default function CheckEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { email, form } = loaderData
  const { state } = useNavigation()
  return (
    <Container width="text" className="py-10 sm:py-14">
      <MailCheck aria-hidden className="size-10 text-primary" />
      <h1 className="mt-5 font-display text-title font-bold tracking-[-0.015em]">
        {m.joining_check_title()}
      </h1>
      <p className="mt-4 text-lead wrap-anywhere">
        {email ? m.joining_check_sent_to({ email }) : m.joining_check_sent()}{' '}
        {m.joining_check_lead()}
      </p>
      <ProblemBanner problems={actionData?.problems} className="mt-6" />
      <p className="mt-8 border-t border-line pt-6 text-muted">{m.auth_check_email_spam()}</p>
      <Form method="post" className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="secondary" pending={state === 'submitting'}>
          {m.auth_send_again()}
        </Button>
        {form && (
          <Link
            to={form}
            className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
          >
            {m.joining_check_wrong()}
          </Link>
        )}
      </Form>
    </Container>
  )
}
