import { format } from '#platform/text/format.ts'
import type { FulfillmentStep } from '#domain/orders/desk.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { MoveDialog } from '#app/routes/shared/fulfillment/move-dialog.tsx'
import type { ShownOrder, ShownOrderPart } from './present-order.ts'
import { staffMoveWords } from './staff-move-words.ts'

/** Asks staff for the reason of a step and explains its consequences. */
export function StaffDialog({
  order,
  part,
  move,
  address,
  problems,
}: {
  order: ShownOrder
  part: ShownOrderPart
  move: FulfillmentStep
  address: string
  problems: FormErrors | undefined
}) {
  const amount = format.price(part.money.leftCents)
  const isClosing = move === 'cancel' || move === 'refund'
  const isPaid = part.status !== 'awaiting_payment'
  const money =
    order.payment?.provider === 'stripe'
      ? m.orderdesk_money_card()
      : m.orderdesk_money_offline({ amount })
  return (
    <MoveDialog
      move={move}
      title={staffMoveWords(move, part, order.parts.length === 1)}
      lead={leadOf(move, isPaid, amount)}
      money={isClosing && isPaid ? money : undefined}
      part={part}
      isRead={isClosing}
      {...{ address, problems }}
    />
  )
}

function leadOf(move: FulfillmentStep, isPaid: boolean, amount: string): string {
  switch (move) {
    case 'ship':
      return m.orderdesk_ship_text()
    case 'deliver':
      return m.orderdesk_deliver_text()
    case 'cancel':
      return isPaid ? m.orderdesk_cancel_paid_text({ amount }) : m.orderdesk_cancel_whole_text()
    case 'refund':
      return m.orderdesk_refund_text({ amount })
  }
}
