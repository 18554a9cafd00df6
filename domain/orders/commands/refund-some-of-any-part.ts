import { command } from '#platform/operation.ts'
import { orderRefundSchema } from '../given-refund.ts'
import { refundSome } from '../refund-some.ts'

/**
 * Staff refunds units of any part, or an amount; the organization is emailed too. See `refundSome`.
 *
 * @throws AppError not_found, bad_input for more than is left, conflict when it has changed in the meantime.
 */
export const refundSomeOfAnyPart = command({
  name: 'orders.refund-some-of-any-part',
  for: 'staff',
  once: true,
  input: orderRefundSchema,
  run: ({ input, ...ctx }) => refundSome(ctx, 'staff', input),
})
