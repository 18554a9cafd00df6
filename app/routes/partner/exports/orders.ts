import type { LoaderFunctionArgs } from 'react-router'
import { m } from '#messages'
import { listPartsToExport } from '#domain/orders/queries/list-parts-to-export.ts'
import { countryName } from '#domain/orders/country.ts'
import { orderStatusLabel } from '#domain/orders/order.ts'
import { customerName } from '#domain/orders/desk.ts'
import type { Money } from '#domain/payments/money.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { orderParams } from '../orders/params.ts'
import { momentCell } from './moment.ts'
import { serveCsv } from './serve-csv.ts'

/** Exports the organization's orders as CSV, with the same filters as the page: one row per product and size. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { status, q } = orderParams.parse(request)
  const rows = await runOperation(context, listPartsToExport, { status, q })
  return serveCsv('orders.csv', [
    [
      m.orderdesk_csv_number(),
      m.orderdesk_csv_ordered(),
      m.orderdesk_csv_status(),
      m.orderdesk_csv_product(),
      m.orderdesk_size(),
      m.orderdesk_quantity(),
      m.orderdesk_csv_price(),
      m.orderdesk_csv_sum(),
      m.orderdesk_csv_refunded_units(),
      m.orderdesk_csv_paid(),
      m.orderdesk_csv_refunded(),
      m.orderdesk_csv_net(),
      m.orderdesk_csv_customer(),
      m.orderdesk_csv_email(),
      m.orderdesk_csv_phone(),
      m.orderdesk_csv_street(),
      m.orderdesk_csv_city(),
      m.orderdesk_csv_state(),
      m.orderdesk_csv_postal(),
      m.orderdesk_csv_country(),
      m.orderdesk_csv_note(),
      m.orderdesk_tracking(),
      m.orderdesk_csv_shipped(),
      m.orderdesk_csv_delivered(),
      m.orderdesk_csv_closed(),
    ],
    ...rows.map((row) => [
      row.number,
      momentCell(row.createdAt),
      orderStatusLabel(row.status),
      row.productName,
      row.size,
      row.quantity,
      row.priceCents / 100,
      (row.quantity * row.priceCents) / 100,
      row.refundedQuantity || null,
      ...sumsOf(row.money),
      customerName(row.name),
      row.email,
      row.phone && showPhone(row.phone),
      row.street,
      row.city,
      row.state,
      row.postalCode,
      countryName(row.country),
      row.note,
      row.tracking,
      momentCell(row.shippedAt),
      momentCell(row.deliveredAt),
      momentCell(row.closedAt),
    ]),
  ])
}

/** Paid, refunded and remaining amount in dollars; only on the first row of an order, so that columns can be summed. */
function sumsOf(money: Money | null): (number | null)[] {
  if (!money) return [null, null, null]
  return [money.receivedCents / 100, money.refundedCents / 100, money.netCents / 100]
}
