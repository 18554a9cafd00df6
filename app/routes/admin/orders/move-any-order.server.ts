import type { ActionFunctionArgs } from 'react-router'
import { cancelAnyPart } from '#domain/orders/commands/cancel-any-part.ts'
import { deliverAnyPart } from '#domain/orders/commands/deliver-any-part.ts'
import { refundSomeOfAnyPart } from '#domain/orders/commands/refund-some-of-any-part.ts'
import { refundAnyPart } from '#domain/orders/commands/refund-any-part.ts'
import { shipAnyPart } from '#domain/orders/commands/ship-any-part.ts'
import { confirmPayment } from '#domain/payments/commands/confirm-payment.ts'
import { confirmRefund } from '#domain/payments/commands/confirm-refund.ts'
import { retryRefund } from '#domain/payments/commands/retry-refund.ts'
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
