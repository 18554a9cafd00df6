import { z } from 'zod'

const name = z.string().min(1).max(255)
const cents = z.int().nonnegative()

/** What a provider says has happened, as `platform/payments/provider.ts` tells it. */
export const paymentEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('received'),
    paymentId: z.uuid(),
    session: name,
    charge: name,
    amountCents: cents,
    currency: z.string().max(10),
  }),
  z.object({ kind: z.literal('ended'), paymentId: z.uuid(), session: name }),
  z.object({
    kind: z.literal('refund'),
    reference: name,
    charge: name,
    refundId: z.uuid().nullable(),
    amountCents: cents,
    currency: z.string().max(10),
    status: z.enum(['done', 'sent', 'failed']),
    failure: z.string().max(500).nullable(),
  }),
])

export type ReceivedEvent = z.output<typeof paymentEvent> & { kind: 'received' }
export type RefundEvent = z.output<typeof paymentEvent> & { kind: 'refund' }

/**
 * What became of it. `known`: told before, nothing changed. `foreign`: it does not fit what is in the books, so nothing
 * changed, and staff is told. `unknown`: nothing of ours.
 */
export type Outcome = 'recorded' | 'known' | 'foreign' | 'unknown'
