import type { DeskMove } from '#domain/orders/desk.ts'
import { m } from '#messages'

type About = { number: string }

/** What is said when a move, or the confirmation of the money, is done. */
export const didWords: Record<DeskMove | 'confirm', (about: About) => string> = {
  ship: m.orderdesk_did_ship,
  deliver: m.orderdesk_did_deliver,
  cancel: m.orderdesk_did_cancel,
  refund: m.orderdesk_did_refund,
  confirm: m.orderdesk_did_confirm,
}

/** What each move is called on its button. */
export const moveWords: Record<DeskMove, () => string> = {
  ship: m.orderdesk_ship,
  deliver: m.orderdesk_deliver,
  cancel: m.orderdesk_cancel,
  refund: m.orderdesk_refund,
}
