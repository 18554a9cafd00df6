import type { ActionFunctionArgs } from 'react-router'
import { cancelPart } from '#domain/orders/commands/cancel-part.ts'
import { deliverPart } from '#domain/orders/commands/deliver-part.ts'
import { refundSomeOfPart } from '#domain/orders/commands/refund-some-of-part.ts'
import { refundPart } from '#domain/orders/commands/refund-part.ts'
import { shipPart } from '#domain/orders/commands/ship-part.ts'
import { confirmOwnPayment } from '#domain/payments/commands/confirm-own-payment.ts'
import { moveOrder } from '../../order-desk/move.server.ts'
import { orderAddress } from './addresses.ts'

/** What an organization does with its part of an order. */
export function moveOwnOrder(args: ActionFunctionArgs) {
  const verbs = {
    ship: shipPart,
    deliver: deliverPart,
    cancel: cancelPart,
    refund: refundPart,
    refundSome: refundSomeOfPart,
    confirm: confirmOwnPayment,
  }
  return moveOrder(args, verbs, orderAddress)
}
