import { format } from '#platform/text/format.ts'
import type { OrderedUnits } from '#domain/orders/desk.ts'
import type { Money } from '#domain/payments/money.ts'
import { m } from '#messages'

/** Contents of a parcel, with the quantities first, as packers read them. */
export function ParcelContents({
  units,
  total,
  money,
}: {
  units: readonly OrderedUnits[]
  /** Amount in cents, with its label. */
  total: { label: string; cents: number }
  /** Payment and refunds of these items. */
  money: Money
}) {
  return (
    <>
      <ul className="divide-y divide-line">
        {units.map(({ lineId, name, size, quantity, refundedQuantity, priceCents }) => (
          <li key={lineId} className="flex items-start gap-4 py-3">
            <span className="grid h-10 min-w-10 shrink-0 place-items-center rounded-field bg-sand px-2 font-display text-subheading font-bold tabular-nums">
              {quantity}
              <span className="sr-only"> × </span>
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 flex-1 basis-40">
                <span dir="auto" className="block text-match font-medium wrap-anywhere">
                  {name}
                </span>
                {size && (
                  <span dir="auto" className="block text-match wrap-anywhere">
                    {m.orders_size({ size })}
                  </span>
                )}
                {refundedQuantity > 0 && (
                  <span className="block text-sm font-medium text-donate tabular-nums">
                    {m.orders_units_refunded({ count: refundedQuantity })}
                  </span>
                )}
                {quantity > 1 && (
                  <span className="block text-sm text-muted tabular-nums">
                    {m.orders_times({ quantity, price: format.price(priceCents) })}
                  </span>
                )}
              </span>
              <span className="tabular-nums">{format.price(quantity * priceCents)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 font-medium">
        <span>{total.label}</span>
        <span className="tabular-nums">{format.price(total.cents)}</span>
      </p>
      <MoneyLines money={money} />
    </>
  )
}

/** Paid, refunded and remaining amount of an order part if there were refunds, and any pending refunds and disputes. */
function MoneyLines({ money }: { money: Money }) {
  const { receivedCents, refundedCents, netCents, goingBackCents, disputedCents } = money
  const sums = [
    [m.orderdesk_paid(), format.price(receivedCents)],
    [m.orderdesk_refunded(), `−${format.price(refundedCents)}`],
    [m.orderdesk_net(), format.price(netCents)],
  ] as const
  return (
    <>
      {refundedCents > 0 && (
        <dl className="mt-2 grid gap-1 text-sm">
          {sums.map(([label, amount]) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-4 last:font-medium">
              <dt>{label}</dt>
              <dd className="tabular-nums">{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      {goingBackCents > 0 && (
        <p className="mt-2 text-sm">
          {m.orderdesk_going_back({ amount: format.price(goingBackCents) })}
        </p>
      )}
      {disputedCents > 0 && (
        <p className="mt-2 text-sm font-medium text-donate">
          {m.orderdesk_disputed({ amount: format.price(disputedCents) })}
        </p>
      )}
    </>
  )
}
