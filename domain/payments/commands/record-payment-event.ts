import { command } from '#platform/operation.ts'
import { paymentEvent, type PaymentOutcome } from '../payment-event.ts'
import { recordDispute } from '../record-dispute.ts'
import { recordReceived } from '../record-received.ts'
import { recordRefund } from '../record-refund.ts'

/**
 * Takes into the books what a provider says has happened, once however often and in whatever order it is told. Only what
 * the provider itself has said comes here: signed, or as the answer to our own question.
 */
export const recordPaymentEvent = command({
  name: 'payments.record-payment-event',
  for: 'system',
  input: paymentEvent,
  async run(ctx): Promise<PaymentOutcome> {
    const { db, input: event } = ctx
    switch (event.kind) {
      case 'received':
        return recordReceived(ctx, event)
      case 'refund':
        return recordRefund(ctx, event)
      case 'dispute':
        return recordDispute(ctx, event)
      case 'ended': {
        // Its time is ours to say: the payment itself ends when it is due. Until then another page can be opened.
        const row = await db
          .selectFrom('payments')
          .select('id')
          .where('id', '=', event.paymentId)
          .where('session', '=', event.session)
          .executeTakeFirst()
        return row ? 'known' : 'unknown'
      }
    }
  },
})
