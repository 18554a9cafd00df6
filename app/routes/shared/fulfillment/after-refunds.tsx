import { format } from '#platform/text/format.ts'
import type { Money } from '#domain/payments/money.ts'
import { m } from '#messages'

/** Shows what remains of a total after refunds; renders nothing if nothing was refunded. */
export function AfterRefunds({ money: { refundedCents, netCents } }: { money: Money }) {
  if (refundedCents === 0) return null
  return (
    <span className="block text-sm text-muted tabular-nums">
      {m.orderdesk_after_refunds({ amount: format.price(netCents) })}
    </span>
  )
}
