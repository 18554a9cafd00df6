import type { ActionFunctionArgs } from 'react-router'
import { cancelAnyPart } from '#domain/orders/cancel-any-part.ts'
import { deliverAnyPart } from '#domain/orders/deliver-any-part.ts'
import { refundAnyPart } from '#domain/orders/refund-any-part.ts'
import { shipAnyPart } from '#domain/orders/ship-any-part.ts'
import { confirmPayment } from '#domain/payments/confirm-payment.ts'
import { moveOrder } from '../../order-desk/move.server.ts'
import { orderAddress } from './addresses.ts'

/** What staff does with a part of any order. */
export function moveAnyOrder(args: ActionFunctionArgs) {
  const verbs = {
    ship: shipAnyPart,
    deliver: deliverAnyPart,
    cancel: cancelAnyPart,
    refund: refundAnyPart,
    confirm: confirmPayment,
  }
  return moveOrder(args, verbs, orderAddress)
}
