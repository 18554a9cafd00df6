import { z } from 'zod'

const name = z.string().min(1).max(255)
const cents = z.int().nonnegative()

/** A provider's event, as parsed by `platform/payments/provider.ts`. */
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
 * The outcome of an event. `known`: already recorded, nothing changed. `foreign`: does not match the ledger, nothing
 * changed, and staff is notified. `unknown`: not ours. `early`: for a payment that may be ours but is not recorded yet,
 * so the event must be sent again.
 */
export type PaymentOutcome = 'recorded' | 'known' | 'foreign' | 'unknown' | 'early'

const HOUR = 60 * 60_000
/** A provider sends events out of order and repeats them for days; after this time, no earlier event is expected. */
const EARLY_HOURS = 12

/** The outcome for money without a known payment: `early` while the payment event may still arrive. */
export function ofUnknownMoney(happenedAt: Date | null, now: Date): 'early' | 'unknown' {
  if (happenedAt === null) return 'unknown'
  return now.getTime() - happenedAt.getTime() < EARLY_HOURS * HOUR ? 'early' : 'unknown'
}
