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
    happenedAt: z.date().nullable(),
  }),
  z.object({
    kind: z.literal('dispute'),
    reference: name,
    charge: name,
    amountCents: cents,
    currency: z.string().max(10),
    state: z.enum(['opened', 'won', 'lost']),
    happenedAt: z.date(),
  }),
])

export type ReceivedEvent = z.output<typeof paymentEvent> & { kind: 'received' }
export type RefundEvent = z.output<typeof paymentEvent> & { kind: 'refund' }
export type DisputeEvent = z.output<typeof paymentEvent> & { kind: 'dispute' }

/**
 * What became of it. `known`: told before, nothing changed. `foreign`: it does not fit what is in the books, so nothing
 * changed, and staff is told. `unknown`: nothing of ours. `early`: of money that may be ours and was not told yet, so it
 * has to be told again.
 */
export type PaymentOutcome = 'recorded' | 'known' | 'foreign' | 'unknown' | 'early'

const HOUR = 60 * 60_000
/** A provider tells out of order, and tells again for days; after this nothing more is to come before it. */
const EARLY_HOURS = 12

/** What to say of money that we know of no payment for: whether its payment may still be told. */
export function ofUnknownMoney(happenedAt: Date | null, now: Date): 'early' | 'unknown' {
  if (happenedAt === null) return 'unknown'
  return now.getTime() - happenedAt.getTime() < EARLY_HOURS * HOUR ? 'early' : 'unknown'
}
