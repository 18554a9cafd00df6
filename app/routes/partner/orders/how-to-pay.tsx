import { Form, Link, useNavigation } from 'react-router'
import { z } from 'zod'
import { findPaymentInstructions } from '#domain/partners/find-payment-instructions.ts'
import { PAYMENT_INSTRUCTIONS_MAX } from '#domain/partners/partner.ts'
import { updatePaymentInstructions } from '#domain/partners/update-payment-instructions.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { formAction, intent } from '#app/request/form-action.ts'
import { perform } from '#app/request/perform.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { Route } from './+types/how-to-pay.ts'
import { ordersAddress } from './addresses.ts'

export function meta() {
  return [{ title: m.site_page_title({ page: m.orderdesk_how_title() }) }]
}

/** The organization's own words for whoever pays it without a card. */
export async function loader({ context }: Route.LoaderArgs) {
  return { words: (await perform(context, findPaymentInstructions, {})) ?? '' }
}

export const handle = { failed: () => m.orderdesk_failed() }

export const action = formAction({
  intents: {
    save: intent({
      form: z.object({ words: z.string().default('') }),
      run: ({ caller }, words) => updatePaymentInstructions(caller, words),
      done: () => m.orderdesk_how_saved(),
      to: ordersAddress(),
    }),
  },
})

export default function HowToPay({ loaderData, actionData }: Route.ComponentProps) {
  const { state } = useNavigation()
  const problems = actionData?.problems
  const error = problems?.fields['words']
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[
          { label: m.orderdesk_back(), to: ordersAddress() },
          { label: m.orderdesk_how_title() },
        ]}
      />
      <PageHeader
        className="mt-3"
        size="heading"
        title={m.orderdesk_how_title()}
        lead={m.orderdesk_how_lead()}
      />
      <Form method="post" noValidate className="mt-6 grid max-w-text gap-5">
        {problems && !error && <Banner tone="danger">{problems.message}</Banner>}
        <TextArea
          id="words"
          name="words"
          rows={8}
          label={m.orderdesk_how_label()}
          help={m.orderdesk_how_help({ max: format.number(PAYMENT_INSTRUCTIONS_MAX) })}
          defaultValue={problems?.values['words'] ?? loaderData.words}
          error={error}
        />
        <p className="text-sm text-muted">{m.orderdesk_how_shared()}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={state !== 'idle'}>
            {m.orderdesk_how_save()}
          </Button>
          <Button asChild variant="quiet">
            <Link to={ordersAddress()}>{m.orderdesk_how_cancel()}</Link>
          </Button>
        </div>
      </Form>
    </Container>
  )
}
