import { CircleCheck } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import {
  cancelAnyPart,
  deliverAnyPart,
  refundAnyPart,
  refundSomeOfAnyPart,
  shipAnyPart,
} from '#domain/orders/commands/move-any-part.ts'
import { asDeskMove, REFUND_SOME } from '#domain/orders/desk.ts'
import { getOrder } from '#domain/orders/queries/get-order.ts'
import { confirmPayment } from '#domain/settlement/commands/confirm-payment.ts'
import { confirmRefund } from '#domain/settlement/commands/confirm-refund.ts'
import { retryRefund } from '#domain/payments/commands/retry-refund.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { RefundDialog } from '#app/routes/shared/fulfillment/refund-dialog.tsx'
import { orderAction } from '#app/routes/shared/fulfillment/order-action.server.ts'
import { OrderNotFound } from '#app/routes/shared/fulfillment/order-not-found.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import type { Route } from './+types/order.ts'
import { staffOrderAddress, staffOrderParams } from './params.ts'
import { CustomerPanel } from './customer-panel.tsx'
import { PartCard } from './part-card.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { presentOrderForStaff, type ShownOrder } from './present-order.ts'
import { RefundActions } from './refund-actions.tsx'
import { StaffDialog } from './staff-dialog.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData
    ? m.orderdesk_page_title({ number: loaderData.order.number })
    : m.orderdesk_title()
  return [{ title: m.admin_page_title({ page }) }]
}

/** Loads a whole order; `?ask=` and `?part=` open the dialog for a step of one part. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const order = presentOrderForStaff(await runOperation(context, getOrder, { id: params.id }))
  const query = new URL(request.url).searchParams
  const move = asDeskMove(query.get('ask'))
  const part = order.parts.find(({ id }) => id === query.get('part'))
  const asked = move && part?.moves.includes(move) ? { move, partId: part.id } : null
  const refundOf = query.get('ask') === REFUND_SOME && part?.mayRefund ? part.id : null
  return { order, asked, refundOf }
}

export const handle = { failed: () => m.orderdesk_failed() }

/** Staff actions on any part of an order. */
export const action = orderAction(
  {
    ship: shipAnyPart,
    deliver: deliverAnyPart,
    cancel: cancelAnyPart,
    refund: refundAnyPart,
    refundSome: refundSomeOfAnyPart,
    confirm: confirmPayment,
    gone: confirmRefund,
    again: retryRefund,
  },
  staffOrderAddress,
)

/** Reloads after a refusal too, because the order may have changed. */
export { reloadAfterRefusal as shouldRevalidate } from '#app/request/reload-after-refusal.ts'

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, asked, refundOf } = loaderData
  const { number, parts } = order
  const problems = actionData?.problems
  const address = staffOrderAddress(number)
  const askedPart = parts.find(({ id }) => id === asked?.partId)
  const refundPart = parts.find(({ id }) => id === refundOf)
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[{ label: m.orderdesk_back(), to: staffOrderParams.href() }, { label: number }]}
      />
      <PageHeader
        className="mt-3 mb-6"
        size="heading"
        title={m.orderdesk_page_title({ number })}
        lead={m.orderdesk_ordered_on({ date: format.dateTime(order.createdAt) })}
      />
      {!asked && !refundOf && <ProblemBanner problems={problems} className="mb-6" />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <Confirm order={order} address={address} />
          <RefundActions order={order} address={address} />
          <ul className="grid gap-6">
            {parts.map((part) => (
              <li key={part.id} className="min-w-0">
                <PartCard part={part} isWhole={parts.length === 1} address={address} />
              </li>
            ))}
          </ul>
          <p className="flex flex-wrap justify-between gap-x-4 font-display text-subheading font-bold">
            <span>{m.orderdesk_admin_total()}</span>
            <span className="tabular-nums">{format.price(order.totalCents)}</span>
          </p>
        </div>
        <div className="grid min-w-0 gap-6">
          <CustomerPanel order={order} />
          <PaymentPanel order={order} />
        </div>
      </div>
      {refundPart && (
        <RefundDialog
          part={refundPart}
          address={address}
          money={
            order.payment?.provider === 'stripe'
              ? m.orderdesk_money_card()
              : m.orderdesk_refund_some_offline()
          }
          problems={problems}
        />
      )}
      {asked && askedPart && (
        <StaffDialog move={asked.move} part={askedPart} {...{ order, address, problems }} />
      )}
    </Container>
  )
}

function Confirm({ order, address }: { order: ShownOrder; address: string }) {
  const { formData } = useNavigation()
  if (order.toConfirm === null || !order.payment) return null
  const amount = format.price(order.payment.amountCents)
  return (
    <Form
      method="post"
      action={address}
      className="grid gap-4 rounded-card bg-gold-tint p-5 sm:p-6"
    >
      <p className="max-w-text">{m.orderdesk_confirm_staff_text({ amount })}</p>
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="paymentId" value={order.toConfirm} />
      <input type="hidden" name="number" value={order.number} />
      <div>
        <Button type="submit" pending={formData?.get('intent') === 'confirm'}>
          <CircleCheck aria-hidden />
          {m.orderdesk_confirm({ amount })}
        </Button>
      </div>
    </Form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OrderNotFound error={error} orders={staffOrderParams.href()} text={null} />
}
