import { Form, useNavigation } from 'react-router'
import { EMAIL_MAX } from '#domain/orders/order.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Landscape } from '#app/ui/landscape/landscape.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/look-up.ts'

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: m.site_page_title({ page: m.orders_look_up_title() }),
    description: m.orders_look_up_lead(),
    address: loaderData?.address ?? '/orders/look-up',
  })
}

export function loader({ context }: Route.LoaderArgs) {
  return { address: `${context.get(runtimeContext).origin}/orders/look-up` }
}

export const handle = { failed: () => m.orders_failed() }

export { action } from './look-up.server.ts'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function LookUp({ actionData }: Route.ComponentProps) {
  const problems = actionData?.problems
  const { state, formMethod } = useNavigation()
  return (
    <Container width="form" className="pt-8 pb-14 sm:pt-12 sm:pb-20">
      <Landscape
        id="a parcel on its way"
        region="coast"
        time="dawn"
        width={640}
        height={200}
        className="mb-8 h-28 w-full rounded-card sm:h-36 dark:brightness-90"
      />
      <PageHeader title={m.orders_look_up_title()} lead={m.orders_look_up_lead()} />
      <Form method="post" noValidate className="mt-8 grid gap-5">
        {problems && (
          <ErrorSummary
            title={m.orders_look_up_failed()}
            problems={[{ message: problems.message, field: 'look-up-number' }]}
          />
        )}
        <TextField
          id="look-up-number"
          name="number"
          label={m.orders_number()}
          help={m.orders_number_help()}
          maxLength={40}
          autoComplete="off"
          defaultValue={problems?.values['number']}
          required
        />
        <TextField
          id="look-up-email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          label={m.orders_email()}
          help={m.orders_email_help()}
          defaultValue={problems?.values['email']}
          required
        />
        <div>
          <Button
            type="submit"
            size="large"
            className="max-sm:w-full"
            pending={state !== 'idle' && formMethod === 'POST'}
          >
            {m.orders_look_up()}
          </Button>
        </div>
      </Form>
    </Container>
  )
}
