import type { FulfillmentStep } from '#domain/orders/desk.ts'
import { m } from '#messages'

type About = { number: string; isPart?: boolean }

/** Success message of each step and of a payment confirmation. */
export const didWords: Record<FulfillmentStep | 'confirm', (about: About) => string> = {
  ship: (about) => (about.isPart ? m.orderdesk_did_ship_part(about) : m.orderdesk_did_ship(about)),
  deliver: (about) =>
    about.isPart ? m.orderdesk_did_deliver_part(about) : m.orderdesk_did_deliver(about),
  cancel: (about) =>
    about.isPart ? m.orderdesk_did_cancel_part(about) : m.orderdesk_did_cancel(about),
  refund: (about) =>
    about.isPart ? m.orderdesk_did_refund_part(about) : m.orderdesk_did_refund(about),
  confirm: m.orderdesk_did_confirm,
}

/** Button label of each step. */
export const moveWords: Record<FulfillmentStep, () => string> = {
  ship: m.orderdesk_ship,
  deliver: m.orderdesk_deliver,
  cancel: m.orderdesk_cancel,
  refund: m.orderdesk_refund,
}
