import { Link } from 'react-router'
import type { OrderRow } from '#domain/orders/list-orders.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { priceOf } from '#domain/store/product.ts'
import { m } from '#messages'
import { OrderStatusBadge } from '#app/routes/orders/order-status-badge.tsx'
import { buttonLook } from '#app/ui/button-look.ts'
import { cn } from '#app/ui/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { showDay } from '../show-dates.ts'
import { orderAddress } from './addresses.ts'

type ShownRow = Omit<OrderRow, 'createdAt'> & { createdAt: string }

const cell = 'px-3 py-2.5 text-start align-middle sm:px-4'

/** Orders as a dense table. Narrow screens keep number, customer, total and status in one cell, and the way in. */
export function OrdersTable({ items }: { items: readonly ShownRow[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            <Head>{m.orderdesk_admin_id()}</Head>
            <Head from="max-md:hidden">{m.orderdesk_admin_customer()}</Head>
            <Head from="max-lg:hidden">{m.orderdesk_admin_date()}</Head>
            <Head from="max-lg:hidden" isNumber>
              {m.orderdesk_admin_items()}
            </Head>
            <Head from="max-sm:hidden" isNumber>
              {m.orderdesk_admin_total()}
            </Head>
            <Head from="max-sm:hidden">{m.orderdesk_admin_status()}</Head>
            <Head>{m.orderdesk_admin_actions()}</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map((item) => (
            <Row key={item.id} {...item} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({
  from = '',
  isNumber = false,
  children,
}: {
  from?: string
  isNumber?: boolean
  children: string
}) {
  return (
    <th scope="col" className={cn(cell, 'font-medium', isNumber && 'text-end', from)}>
      {children}
    </th>
  )
}

function Row({ number, customer, email, createdAt, pieces, totalCents, statuses }: ShownRow) {
  return (
    <tr className="hover:bg-primary-tint/50">
      <th scope="row" className={`${cell} font-medium`}>
        <span className="whitespace-nowrap">{number}</span>
        <span className="block font-normal wrap-anywhere text-muted md:hidden">
          <bdi>{customer}</bdi>
        </span>
        <span className="mt-1 grid justify-items-start gap-1 font-normal sm:hidden">
          <span className="tabular-nums">{priceOf(totalCents)}</span>
          <Statuses statuses={statuses} />
        </span>
      </th>
      <td className={`${cell} wrap-anywhere max-md:hidden`}>
        <bdi>{customer}</bdi>
        {email && <span className="block text-muted">{email}</span>}
      </td>
      <td className={`${cell} whitespace-nowrap max-lg:hidden`}>
        <time dateTime={createdAt}>{showDay(createdAt)}</time>
      </td>
      <td className={cn(cell, 'text-end tabular-nums max-lg:hidden')}>
        {pieces.toLocaleString('en-US')}
      </td>
      <td className={cn(cell, 'text-end tabular-nums max-sm:hidden')}>{priceOf(totalCents)}</td>
      <td className={`${cell} max-sm:hidden`}>
        <Statuses statuses={statuses} />
      </td>
      <td className={`${cell} w-px`}>
        <Link
          to={orderAddress(number)}
          data-row
          className={buttonLook({ variant: 'secondary', size: 'small' })}
        >
          {m.orderdesk_admin_details()}
          <VisuallyHidden>{` ${m.orderdesk_admin_details_of({ number })}`}</VisuallyHidden>
        </Link>
      </td>
    </tr>
  )
}

function Statuses({ statuses }: { statuses: readonly OrderStatus[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {statuses.map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
    </span>
  )
}
