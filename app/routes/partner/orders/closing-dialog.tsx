import type { DeskMove } from '#domain/orders/desk.ts'
import { priceOf } from '#domain/store/product.ts'
import { m } from '#messages'
import type { Problems } from '#app/request/form.ts'
import { MoveDialog } from '../../order-desk/move-dialog.tsx'
import { moveWords } from '../../order-desk/move-words.ts'
import type { ShownPart } from './present-part.ts'

/** Asks an organization why it cancels or pays back, and says what follows. */
export function ClosingDialog({
  order,
  move,
  address,
  problems,
}: {
  order: ShownPart
  move: DeskMove
  address: string
  problems: Problems | undefined
}) {
  const amount = priceOf(order.totalCents)
  const isPaid = order.status !== 'awaiting_payment'
  const cancelText = isPaid
    ? m.orderdesk_cancel_paid_text({ amount })
    : m.orderdesk_cancel_unpaid_text()
  const byHand = order.isPaidToTeam
    ? m.orderdesk_money_team({ amount })
    : m.orderdesk_money_offline({ amount })
  const money = order.isCard ? m.orderdesk_money_card() : byHand
  return (
    <MoveDialog
      move={move}
      title={moveWords[move]()}
      lead={move === 'refund' ? m.orderdesk_refund_text({ amount }) : cancelText}
      money={isPaid ? money : undefined}
      part={order}
      isRead
      {...{ address, problems }}
    />
  )
}
