import { officeOf } from '#platform/env.ts'
import { sendMessage } from '#domain/inbox/commands/send-message.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/page.ts'
import { InboxContactForm } from './contact-form.tsx'
import { OfficePanel } from './office-panel.tsx'
import { prefilledSubject } from './prefill.ts'

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: m.contact_title() }),
    description: m.contact_page_description(),
    address: loaderData.address,
  })
}

/** Prefilled for signed-in users, and with the subject from `?topic=` and `?about=`. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { origin, env } = context.get(runtimeContext)
  return {
    address: `${origin}/contact`,
    office: officeOf(env),
    subject: prefilledSubject(new URL(request.url).searchParams),
  }
}

export const handle = { failed: () => `${m.contact_failed_title()} ${m.threads_failed()}` }

export const action = formAction({
  limit: 'message',
  failed: m.threads_failed,
  async run({ context, values }) {
    await sendMessage(ensureGuest(context, values), values)
    return redirectWithFlash('/contact', {
      tone: 'success',
      title: m.contact_sent_title(),
      text: m.contact_sent_text(),
    })
  },
})

/** Passes on Retry-After of a rejected form. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, office } = loaderData
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader title={m.contact_title()} lead={m.contact_lead()} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-10 sm:mt-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <section aria-labelledby="write" className="max-w-text">
          <h2 id="write" className="mb-5 font-display text-subheading font-bold">
            {m.contact_form_title()}
          </h2>
          <InboxContactForm subject={subject} problems={actionData?.problems} />
        </section>
        <OfficePanel office={office} />
      </div>
    </Container>
  )
}
