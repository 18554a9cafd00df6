import type { Money } from '#domain/payments/money.ts'
import { formatMoney } from '#platform/text/money.ts'
import { m } from '#messages'

/** The refunded, pending or disputed part of a gift; renders nothing if there is none. */
export function GiftMoney({ money, className }: { money: Money; className?: string }) {
  const { receivedCents, refundedCents, netCents, goingBackCents, disputedCents } = money
  const said = [
    refundedCents > 0 &&
      m.gifts_refunded_part({
        given: formatMoney(receivedCents),
        refunded: formatMoney(refundedCents),
        net: formatMoney(netCents),
      }),
    goingBackCents > 0 && m.gifts_going_back_some({ amount: formatMoney(goingBackCents) }),
    disputedCents > 0 && m.gifts_disputed({ amount: formatMoney(disputedCents) }),
  ].filter((words) => words !== false)
  return said.map((words) => (
    <p key={words} className={className}>
      {words}
    </p>
  ))
}
