import { command } from '#platform/operation.ts'
import { orderRefundSchema } from '../given-refund.ts'
import { refundSome } from '../refund-some.ts'

/**
 * The caller's organization refunds units of its part, or a sum; see `refundSome`.
 *
 * @throws AppError forbidden without an approved organization, not_found, bad_input for more than is left, conflict when it has changed in the meantime.
 */
export const refundSomeOfPart = command({
  name: 'orders.refund-some-of-part',
  for: 'member',
  once: true,
  input: orderRefundSchema,
  run: ({ input, ...ctx }) => refundSome(ctx, 'own-partner', input),
})
