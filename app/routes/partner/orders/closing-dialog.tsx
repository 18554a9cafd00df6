import { format } from '#platform/text/format.ts'
import type { FulfillmentStep } from '#domain/orders/desk.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { MoveDialog } from '#app/routes/shared/fulfillment/move-dialog.tsx'
import { moveWords } from '#app/routes/shared/fulfillment/move-words.ts'
import type { PartnerOrder } from '#domain/orders/queries/get-partner-order.ts'

/** Asks an organization for the reason of a cancellation or refund and explains the consequences. */
export function ClosingDialog({
  order,
  move,
  address,
  problems,
}: {
  order: PartnerOrder
  move: FulfillmentStep
  address: string
  problems: FormErrors | undefined
}) {
  const amount = format.price(order.money.leftCents)
  const isPaid = order.status !== 'awaiting_payment'
  const cancelText = isPaid
    ? m.orderdesk_cancel_paid_text({ amount })
    : m.orderdesk_cancel_unpaid_text()
  return (
    <MoveDialog
      move={move}
      title={moveWords[move]()}
      lead={move === 'refund' ? m.orderdesk_refund_text({ amount }) : cancelText}
      money={isPaid ? moneyOfClosing(order, amount) : undefined}
      part={order}
      isRead
      {...{ address, problems }}
    />
  )
}

function moneyOfClosing({ isCard, isPaidToTeam }: PartnerOrder, amount: string): string {
  if (isCard) return m.orderdesk_money_card()
  return isPaidToTeam ? m.orderdesk_money_team({ amount }) : m.orderdesk_money_offline({ amount })
}

/** Explains how the money is returned when the amount is not chosen yet. */
export function moneyOfRefund({ isCard, isPaidToTeam }: PartnerOrder): string {
  if (isCard) return m.orderdesk_money_card()
  return isPaidToTeam ? m.orderdesk_refund_some_team() : m.orderdesk_refund_some_offline()
}
