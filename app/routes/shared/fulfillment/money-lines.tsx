import type { Money } from '#domain/payments/money.ts'
import { priceOf } from '#domain/store/product.ts'
import { m } from '#messages'

/** What was paid for a part of an order, what of it was refunded, and what is left; nothing where all of it is there. */
export function MoneyLines({ money }: { money: Money }) {
  const { receivedCents, refundedCents, netCents, goingBackCents, disputedCents } = money
  const sums = [
    [m.orderdesk_paid(), priceOf(receivedCents)],
    [m.orderdesk_refunded(), `−${priceOf(refundedCents)}`],
    [m.orderdesk_net(), priceOf(netCents)],
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
          {m.orderdesk_going_back({ amount: priceOf(goingBackCents) })}
        </p>
      )}
      {disputedCents > 0 && (
        <p className="mt-2 text-sm font-medium text-donate">
          {m.orderdesk_disputed({ amount: priceOf(disputedCents) })}
        </p>
      )}
    </>
  )
}
