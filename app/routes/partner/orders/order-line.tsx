import { format } from '#platform/text/format.ts'
import { Link } from 'react-router'
import { unitsLabel } from '#domain/orders/desk.ts'
import type { PartnerOrderRow } from '#domain/orders/queries/list-partner-orders.ts'
import { OrderStatusBadge } from '#app/routes/public/orders/order-status-badge.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { AfterRefunds } from '#app/routes/shared/fulfillment/after-refunds.tsx'
import { partnerOrderAddress } from './params.ts'

/** One order in the list: customer, items and status. The whole row is a link to the order. */
export function OrderLine({
  number,
  customer,
  country,
  status,
  totalCents,
  money,
  createdAt,
  units,
}: Omit<PartnerOrderRow, 'createdAt'> & { createdAt: string }) {
  return (
    <article className="relative rounded-card border border-line bg-surface p-4 transition-colors hover:border-primary sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 font-medium text-match wrap-anywhere">
          <Link
            to={partnerOrderAddress(number)}
            data-row
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {number}
            <span className="sr-only">, </span>
            <span className="ms-2 font-normal">
              <bdi>{customer}</bdi>
            </span>
          </Link>
        </h2>
        <OrderStatusBadge status={status} />
      </div>
      <ul className="mt-2">
        {units.map((line) => (
          <li
            key={`${line.name} ${line.size}`}
            dir="auto"
            className="line-clamp-2 text-start wrap-anywhere"
          >
            {unitsLabel(line)}
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
        <span className="min-w-0 wrap-anywhere">
          {country && `${country} · `}
          <RelativeTime at={createdAt} withDate />
        </span>
        <span className="ms-auto text-ink tabular-nums">
          {format.price(totalCents)}
          <AfterRefunds money={money} />
        </span>
      </p>
    </article>
  )
}
