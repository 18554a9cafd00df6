/** Where somebody pays: the provider's name for it, and its address. */
export type OpenedPayment = { session: string; address: string }

/** What the provider says has happened. Sums in the smallest unit of their currency. */
export type PaymentEvent =
  | {
      kind: 'received'
      /** Our id of the payment. */
      paymentId: string
      session: string
      /** The provider's name for the money, the same however often and in whatever way it is told. */
      charge: string
      amountCents: number
      currency: string
    }
  /** It was not paid there and cannot be any more. */
  | { kind: 'ended'; paymentId: string; session: string }
  | {
      kind: 'refund'
      /** The provider's name for the refund. */
      reference: string
      charge: string
      /** Our id of the refund, if we asked for it; else somebody did in the provider's own dashboard. */
      refundId: string | null
      amountCents: number
      currency: string
      status: RefundStatus
      failure: string | null
      /** When the provider says that it happened; null for the answer to our own question. */
      happenedAt: Date | null
    }
  /** A payer has asked their bank for the money. `lost`: the bank has taken it, for good. */
  | {
      kind: 'dispute'
      /** The provider's name for the dispute. */
      reference: string
      charge: string
      amountCents: number
      currency: string
      state: DisputeState
      happenedAt: Date
    }

export type DisputeState = 'opened' | 'won' | 'lost'
export type RefundStatus = 'done' | 'sent' | 'failed'

/** What stands at a place where somebody pays. `waiting`: they have done their part, and the money has not come yet. */
export type CheckoutState =
  | { state: 'open'; address: string }
  | { state: 'paid'; event: PaymentEvent & { kind: 'received' } }
  | { state: 'waiting' }
  | { state: 'ended' }

/**
 * Somebody who takes money for us. Every call may take seconds, so none belongs into a transaction. Each throws
 * `ProviderAway` when no answer came, and may be repeated then.
 */
export type PaymentProvider = {
  /** Opens a place to pay. The same key again within minutes is the same place. */
  open(wanted: WantedPayment): Promise<OpenedPayment>
  /** Closes a place; tells what stands there if it was paid before. */
  end(session: string): Promise<CheckoutState>
  /** What stands at a place. */
  findOpen(session: string): Promise<CheckoutState>
  /** Sends money back; the id makes a repetition the same refund. */
  refund(wanted: { id: string; charge: string; amountCents: number }): Promise<SentRefund>
  /**
   * What a message says, none for what is not our business.
   *
   * @throws ForeignMessage unless the provider has signed it, within minutes of now.
   */
  read(body: string, signature: string): Promise<PaymentEvent[]>
}

export type WantedPayment = {
  paymentId: string
  key: string
  amountCents: number
  /** What is paid for, as the person reads it there. */
  description: string
  email: string
  /** Until when it can be paid. */
  until: Date
  /** Whole addresses of ours: after paying, and for who would rather not. */
  returnTo: string
  cancelTo: string
}

export type SentRefund = { reference: string | null; status: RefundStatus; failure: string | null }

/** The provider did not answer, or not in time. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

/** True also for one from another copy of this module (the server build bundles its own). */
export function isProviderAway(error: unknown): boolean {
  return error instanceof Error && error.name === 'ProviderAway'
}

/** A message that the provider has not signed, or not about now. */
export class ForeignMessage extends Error {
  override readonly name = 'ForeignMessage'
}

/** True also for one from another copy of this module (the server build bundles its own). */
export function isForeignMessage(error: unknown): boolean {
  return error instanceof Error && error.name === 'ForeignMessage'
}
