import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import { unitsLabel, type OrderedUnits } from '#domain/orders/desk.ts'
import { getPartnerOrder } from '#domain/orders/queries/get-partner-order.ts'
import { findOwnPartner } from '#domain/partners/queries/find-own-partner.ts'
import { m } from '#messages'
import { Moment } from '#app/ui/moment.tsx'
import { runOperation } from '#app/request/run-operation.ts'
import { useHydrated } from '#app/ui/alive.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'
import { ParcelAddress } from '#app/routes/shared/fulfillment/send-to.tsx'
import type { Route } from './+types/slip.ts'
import { partnerOrderAddress } from './params.ts'

export function meta({ loaderData }: Route.MetaArgs) {
  const page = `${m.orderdesk_slip_title()} ${loaderData?.order.number ?? ''}`
  return [{ title: m.site_page_title({ page }) }]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await runOperation(context, getPartnerOrder, { id: params.id })
  const own = await runOperation(context, findOwnPartner, {})
  return { order, organization: own?.name ?? '' }
}

/**
 * Packing slip: recipient, sender, and a checkbox per item. It shows no prices, and in print no note to the sender,
 * because it may be a gift.
 */
export default function Slip({ loaderData: { order, organization } }: Route.ComponentProps) {
  const isAlive = useHydrated()
  return (
    <Container className="py-6 sm:py-8">
      <div data-print="never" className="mb-6 flex flex-wrap gap-3">
        {isAlive && (
          <Button onClick={() => globalThis.print()}>
            <Printer aria-hidden />
            {m.orderdesk_print_slip()}
          </Button>
        )}
        <Button asChild variant="quiet">
          <Link to={partnerOrderAddress(order.number)}>{m.orderdesk_slip_back()}</Link>
        </Button>
      </div>
      <article className="mx-auto max-w-form rounded-card border border-line bg-surface p-6 sm:p-8 print:max-w-none print:border-0 print:p-0">
        <h1 className="font-display text-heading font-bold">{m.orderdesk_slip_title()}</h1>
        <p className="mt-1 text-muted">
          {order.number} · <Moment at={order.createdAt} />
        </p>
        <div className="mt-6 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
          <section>
            <h2 className="text-sm text-muted">{m.orderdesk_send_to()}</h2>
            <div className="mt-1">
              <ParcelAddress recipient={order.recipient} />
              {order.recipient.phone && <p dir="ltr">{order.recipient.phone}</p>}
            </div>
          </section>
          <section>
            <h2 className="text-sm text-muted">{m.orderdesk_slip_from()}</h2>
            <p className="mt-1 font-medium text-match wrap-anywhere" dir="auto">
              {organization}
            </p>
          </section>
        </div>
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {unitsToSend(order.units).map((line) => (
            <li key={line.lineId} className="flex items-start gap-4 py-3">
              <span aria-hidden className="mt-1 size-4 shrink-0 border border-ink" />
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {unitsLabel(line)}
              </span>
            </li>
          ))}
        </ul>
        {order.note && (
          <section data-print="never" className="mt-6">
            <h2 className="text-sm text-muted">{m.orderdesk_note()}</h2>
            <Paragraphs text={order.note} />
          </section>
        )}
        <p className="mt-8 font-display">{m.orderdesk_slip_thanks()}</p>
      </article>
    </Container>
  )
}

/** Leaves out units that were refunded individually. */
function unitsToSend(units: readonly OrderedUnits[]): OrderedUnits[] {
  return units
    .map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0)
}
