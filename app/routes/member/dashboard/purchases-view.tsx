import { format } from '#platform/text/format.ts'
import { Link, Form, useLocation, useNavigation } from 'react-router'
import { m } from '#messages'
import type { Purchase } from '#domain/orders/queries/list-own-orders.ts'
import { useIsOpen } from '#app/shell/use-is-open.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListSection } from './list-section.tsx'
import type { OrderLineData } from '#domain/orders/order.ts'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { LineName, LinePicture } from '../../public/orders/line-parts.tsx'
import { AfterRefunds } from '#app/routes/shared/fulfillment/after-refunds.tsx'
import { OrderStatusBadge } from '../../public/orders/order-status-badge.tsx'

type PurchasesViewProps = { purchases: Purchase[]; page: number; pageCount: number }

/** The user's store orders, newest first. */
export function PurchasesView({ purchases, page, pageCount }: PurchasesViewProps) {
  const isOpen = useIsOpen('store')
  return (
    <ListSection
      tab="purchases"
      id="purchases"
      title={m.dashboard_purchases()}
      page={page}
      pageCount={pageCount}
    >
      {purchases.length === 0 ? (
        <EmptyState
          title={m.dashboard_none_bought()}
          region="coast"
          time="dawn"
          level={3}
          action={
            isOpen && (
              <Button asChild>
                <Link to="/store">{m.dashboard_visit_store()}</Link>
              </Button>
            )
          }
        >
          {isOpen ? m.dashboard_none_bought_text() : m.dashboard_store_closed()}
        </EmptyState>
      ) : (
        <ul className="mt-5 mb-8 flex flex-col gap-5">
          {purchases.map((purchase) => (
            <li key={purchase.id}>
              <PurchaseCard purchase={purchase} mayRepeat={isOpen} />
            </li>
          ))}
        </ul>
      )}
    </ListSection>
  )
}

/** One order: number and date, items, status of each part, and a button to order again. */
function PurchaseCard({ purchase, mayRepeat }: { purchase: Purchase; mayRepeat: boolean }) {
  const { id, orderNumber, date, totalCents, money, parts } = purchase
  const { search } = useLocation()
  const { formData } = useNavigation()
  return (
    <article
      aria-label={orderNumber}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 border-b border-line bg-sand/50 px-4 py-3 sm:px-5">
        <h3 className="font-medium tabular-nums">
          <Link
            to={`/orders/${orderNumber}`}
            className="text-primary underline-offset-4 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {orderNumber}
          </Link>
        </h3>
        <RelativeTime at={date} withDate className="text-sm text-muted" />
      </header>
      {parts.map(({ id: partId, status, lines }) => (
        <div key={partId} className="border-b border-line px-4 py-4 sm:px-5">
          <OrderStatusBadge status={status} />
          <ul className="mt-3 grid gap-4">
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        </div>
      ))}
      <footer className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 px-4 py-3 sm:px-5">
        <p className="font-medium">
          {m.orders_total()} <span className="tabular-nums">{format.price(totalCents)}</span>
          <AfterRefunds money={money} />
        </p>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="quiet" size="small">
            <Link to={`/orders/${orderNumber}`}>{m.orders_details()}</Link>
          </Button>
          {mayRepeat && (
            <Form method="post" action={`/dashboard${search}`}>
              <input type="hidden" name="again" value={id} />
              <Button
                type="submit"
                variant="secondary"
                size="small"
                aria-label={m.orders_buy_again_of({ number: orderNumber })}
                pending={formData?.get('again') === id}
              >
                {m.orders_buy_again()}
              </Button>
            </Form>
          )}
        </div>
      </footer>
    </article>
  )
}

function Line({ line }: { line: OrderLineData }) {
  const { size, quantity, priceCents } = line
  return (
    <li className="flex gap-4">
      <LinePicture line={line} />
      <div className="min-w-0">
        <LineName line={line} />
        <p className="text-sm text-muted wrap-anywhere tabular-nums">
          {size && `${m.orders_size({ size })} · `}
          {m.orders_times({ quantity, price: format.price(priceCents) })}
        </p>
      </div>
    </li>
  )
}
