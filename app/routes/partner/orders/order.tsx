import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import {
  cancelPart,
  deliverPart,
  refundPart,
  refundSomeOfPart,
  shipPart,
} from '#domain/orders/commands/move-own-part.ts'
import { asDeskMove, REFUND_SOME } from '#domain/orders/desk.ts'
import { getPartnerOrder } from '#domain/orders/queries/get-partner-order.ts'
import { confirmOwnPayment } from '#domain/settlement/commands/confirm-own-payment.ts'
import { m } from '#messages'
import { runOperation } from '#app/request/run-operation.ts'
import { OrderStatusBadge } from '#app/routes/public/orders/order-status-badge.tsx'
import { ContactLinks } from '#app/ui/contact-links.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Container } from '#app/ui/container.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { PartHistory } from '#app/routes/shared/fulfillment/history.tsx'
import { orderAction } from '#app/routes/shared/fulfillment/order-action.server.ts'
import { OrderNotFound } from '#app/routes/shared/fulfillment/order-not-found.tsx'
import { RefundDialog } from '#app/routes/shared/fulfillment/refund-dialog.tsx'
import { ParcelContents } from '#app/routes/shared/fulfillment/parcel-contents.tsx'
import { ParcelAddress } from '#app/routes/shared/fulfillment/send-to.tsx'
import { ProblemBanner } from '#app/ui/problem-banner.tsx'
import type { Route } from './+types/order.ts'
import { orderParams, partnerOrderAddress, slipAddress } from './params.ts'
import { ClosingDialog, moneyOfRefund } from './closing-dialog.tsx'
import { WhatNext } from './what-next.tsx'

export function meta({ loaderData }: Route.MetaArgs) {
  const page = loaderData
    ? m.orderdesk_page_title({ number: loaderData.order.number })
    : m.orderdesk_title()
  return [{ title: m.site_page_title({ page }) }]
}

/** Loads the organization's part of an order; `?ask=` opens the dialog to cancel or refund it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const order = await runOperation(context, getPartnerOrder, { id: params.id })
  const ask = new URL(request.url).searchParams.get('ask')
  const asked = order.moves.find((move) => move === asDeskMove(ask)) ?? null
  return { order, asked, asksRefund: ask === REFUND_SOME && order.mayRefund }
}

export const handle = { failed: () => m.orderdesk_failed() }

/** An organization's actions on its part of an order. */
export const action = orderAction(
  {
    ship: shipPart,
    deliver: deliverPart,
    cancel: cancelPart,
    refund: refundPart,
    refundSome: refundSomeOfPart,
    confirm: confirmOwnPayment,
  },
  partnerOrderAddress,
)

/** Reloads after a refusal too, because the order may have changed. */
export { reloadAfterRefusal as shouldRevalidate } from '#app/request/reload-after-refusal.ts'

export default function PartnerOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, asked, asksRefund } = loaderData
  const { number, status, recipient, note, units, totalCents } = order
  const problems = actionData?.problems
  const address = partnerOrderAddress(number)
  return (
    <Container className="py-6 sm:py-8">
      <Breadcrumbs
        crumbs={[{ label: m.orderdesk_back(), to: orderParams.href() }, { label: number }]}
      />
      <PageHeader
        className="mt-3"
        size="heading"
        title={m.orderdesk_page_title({ number })}
        lead={<OrderStatusBadge status={status} />}
        actions={
          recipient.street !== '' && (
            <Button asChild variant="secondary">
              <Link to={slipAddress(number)}>
                <Printer aria-hidden />
                {m.orderdesk_slip_title()}
              </Link>
            </Button>
          )
        }
      />
      {!order.mayAct && (
        <Banner tone="warning" className="mt-6">
          {m.orderdesk_suspended_note()}
        </Banner>
      )}
      {!asked && !asksRefund && <ProblemBanner problems={problems} className="mt-6" />}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <WhatNext
            order={order}
            address={address}
            problems={asked || asksRefund ? undefined : problems}
          />
          <section aria-labelledby="parcel">
            <h2 id="parcel" className="font-display text-subheading font-bold">
              {m.orderdesk_in_parcel()}
            </h2>
            <div className="mt-2">
              <ParcelContents
                units={units}
                total={{ label: m.orderdesk_own_total(), cents: totalCents }}
                money={order.money}
              />
            </div>
          </section>
        </div>
        <div className="grid min-w-0 gap-6">
          <Card className="grid gap-3">
            <h2 className="font-display text-subheading font-bold">{m.orderdesk_send_to()}</h2>
            <ParcelAddress recipient={recipient} />
            <ContactLinks email={recipient.email} phone={recipient.phone} />
            {note && (
              <div className="border-s-2 border-gold-leaf ps-4">
                <h3 className="text-sm text-muted">{m.orderdesk_note()}</h3>
                <Paragraphs text={note} />
              </div>
            )}
          </Card>
          <Card>
            <h2 className="mb-3 font-display text-subheading font-bold">{m.orderdesk_history()}</h2>
            <PartHistory {...order} />
          </Card>
        </div>
      </div>
      {asksRefund && (
        <RefundDialog
          part={order}
          address={address}
          money={moneyOfRefund(order)}
          problems={problems}
        />
      )}
      {asked && <ClosingDialog {...{ order, move: asked, address, problems }} />}
    </Container>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OrderNotFound error={error} orders={orderParams.href()} text={m.orderdesk_not_found_text()} />
  )
}
