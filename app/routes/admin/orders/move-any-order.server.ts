import type { ActionFunctionArgs } from 'react-router'
import { cancelAnyPart } from '#domain/orders/cancel-any-part.ts'
import { deliverAnyPart } from '#domain/orders/deliver-any-part.ts'
import { refundSomeOfAnyPart } from '#domain/orders/refund-some-of-any-part.ts'
import { refundAnyPart } from '#domain/orders/refund-any-part.ts'
import { shipAnyPart } from '#domain/orders/ship-any-part.ts'
import { confirmPayment } from '#domain/payments/confirm-payment.ts'
import { confirmRefund } from '#domain/payments/confirm-refund.ts'
import { retryRefund } from '#domain/payments/retry-refund.ts'
import { moveOrder } from '../../order-desk/move.server.ts'
import { orderAddress } from './addresses.ts'

/** What staff does with a part of any order. */
export function moveAnyOrder(args: ActionFunctionArgs) {
  const verbs = {
    ship: shipAnyPart,
    deliver: deliverAnyPart,
    cancel: cancelAnyPart,
    refund: refundAnyPart,
    refundSome: refundSomeOfAnyPart,
    confirm: confirmPayment,
    gone: confirmRefund,
    again: retryRefund,
  }
  return moveOrder(args, verbs, orderAddress)
}
