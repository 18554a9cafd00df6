import { Link } from 'react-router'
import type { OrderRow } from '#domain/orders/queries/list-orders.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { priceOf } from '#domain/store/product.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { OrderStatusBadge } from '#app/routes/orders/order-status-badge.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { cn } from '#app/ui/class-names.ts'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { AfterRefunds } from '../../order-desk/after-refunds.tsx'
import { orderAddress } from './addresses.ts'
import { tallCell, StaffTable } from '../table/staff-table.tsx'

type ShownRow = Omit<OrderRow, 'createdAt'> & { createdAt: string }

/** Orders as a dense table. Narrow screens keep number, customer, total and status in one tallCell, and the way in. */
export function OrdersTable({ items }: { items: readonly ShownRow[] }) {
  return (
    <StaffTable
      columns={[
        { title: m.orderdesk_admin_id() },
        { title: m.orderdesk_admin_customer(), className: 'max-md:hidden' },
        { title: m.orderdesk_admin_date(), className: 'max-lg:hidden' },
        { title: m.orderdesk_admin_items(), className: 'text-end max-lg:hidden' },
        { title: m.orderdesk_admin_total(), className: 'text-end max-sm:hidden' },
        { title: m.orderdesk_admin_status(), className: 'max-sm:hidden' },
        { title: m.orderdesk_admin_actions() },
      ]}
    >
      {items.map((item) => (
        <Row key={item.id} {...item} />
      ))}
    </StaffTable>
  )
}

function Row({
  number,
  customer,
  email,
  createdAt,
  pieces,
  totalCents,
  money,
  statuses,
}: ShownRow) {
  return (
    <tr className="hover:bg-primary-tint/50">
      <th scope="row" className={`${tallCell} font-medium`}>
        <span className="whitespace-nowrap">{number}</span>
        <span className="block font-normal wrap-anywhere text-muted md:hidden">
          <bdi>{customer}</bdi>
        </span>
        <span className="mt-1 grid justify-items-start gap-1 font-normal sm:hidden">
          <span className="tabular-nums">
            {priceOf(totalCents)}
            <AfterRefunds money={money} />
          </span>
          <Statuses statuses={statuses} />
        </span>
      </th>
      <td className={`${tallCell} wrap-anywhere max-md:hidden`}>
        <bdi>{customer}</bdi>
        {email && <span className="block text-muted">{email}</span>}
      </td>
      <td className={`${tallCell} whitespace-nowrap max-lg:hidden`}>
        <time dateTime={createdAt}>{format.shortDate(createdAt)}</time>
      </td>
      <td className={cn(tallCell, 'text-end tabular-nums max-lg:hidden')}>
        {format.number(pieces)}
      </td>
      <td className={cn(tallCell, 'text-end tabular-nums max-sm:hidden')}>
        {priceOf(totalCents)}
        <AfterRefunds money={money} />
      </td>
      <td className={`${tallCell} max-sm:hidden`}>
        <Statuses statuses={statuses} />
      </td>
      <td className={`${tallCell} w-px`}>
        <Link
          to={orderAddress(number)}
          data-row
          className={buttonVariants({ variant: 'secondary', size: 'small' })}
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
