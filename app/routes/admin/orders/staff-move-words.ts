import type { FulfillmentStep } from '#domain/orders/desk.ts'
import { m } from '#messages'
import { moveWords } from '#app/routes/shared/fulfillment/move-words.ts'
import type { ShownOrderPart } from './present-order.ts'

/** Returns the label of a step taken by staff on behalf of an organization. An unpaid order can only be canceled as a whole. */
export function staffMoveWords(
  move: FulfillmentStep,
  { status }: Pick<ShownOrderPart, 'status'>,
  isWhole: boolean,
): string {
  switch (move) {
    case 'ship':
      return m.orderdesk_admin_ship()
    case 'deliver':
      return m.orderdesk_admin_deliver()
    case 'cancel':
      if (isWhole) return moveWords.cancel()
      return status === 'awaiting_payment'
        ? m.orderdesk_admin_cancel_whole()
        : m.orderdesk_admin_cancel_part()
    case 'refund':
      return moveWords.refund()
  }
}
