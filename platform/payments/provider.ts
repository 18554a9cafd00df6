/** A checkout page: the provider's id, and its URL. */
export type OpenedPayment = { session: string; address: string }

/** An event from the provider. Amounts in the smallest unit of their currency. */
export type PaymentEvent =
  | {
      kind: 'received'
      /** Our id of the payment. */
      paymentId: string
      session: string
      /** The provider's id of the money, the same in every notification. */
      charge: string
      amountCents: number
      currency: string
    }
  /** It was not paid there and cannot be any more. */
  | { kind: 'ended'; paymentId: string; session: string }
  | {
      kind: 'refund'
      /** The provider's id of the refund. */
      reference: string
      charge: string
      /** Our id of the refund, if we requested it; otherwise it was made in the provider's dashboard. */
      refundId: string | null
      amountCents: number
      currency: string
      status: RefundStatus
      failure: string | null
      /** The time according to the provider; null in the response to our own request. */
      happenedAt: Date | null
    }
  /** A payer has asked their bank for a chargeback. `lost`: the bank has taken the money, permanently. */
  | {
      kind: 'dispute'
      /** The provider's id of the dispute. */
      reference: string
      charge: string
      amountCents: number
      currency: string
      state: DisputeState
      happenedAt: Date
    }

export type DisputeState = 'opened' | 'won' | 'lost'
export type RefundStatus = 'done' | 'sent' | 'failed'

/** The state of a checkout page. `waiting`: the payer is done, and the money has not arrived yet. */
export type CheckoutState =
  | { state: 'open'; address: string }
  | { state: 'paid'; event: PaymentEvent & { kind: 'received' } }
  | { state: 'waiting' }
  | { state: 'ended' }

/**
 * A payment provider. Calls may take seconds, so make none inside a transaction. Each throws `ProviderAway` if there was no
 * response, and can be repeated.
 */
export type PaymentProvider = {
  /** Opens a checkout page. The same key within minutes returns the same page. */
  open(wanted: WantedPayment): Promise<OpenedPayment>
  /** Closes a checkout page; returns its state if it was paid before. */
  end(session: string): Promise<CheckoutState>
  /** The state of a checkout page. */
  findOpen(session: string): Promise<CheckoutState>
  /** Refunds money; the id makes a repetition the same refund. */
  refund(wanted: { id: string; charge: string; amountCents: number }): Promise<SentRefund>
  /**
   * The events in a message, none if they are not for us.
   *
   * @throws ForeignMessage unless the provider has signed it recently.
   */
  read(body: string, signature: string): Promise<PaymentEvent[]>
}

export type WantedPayment = {
  paymentId: string
  key: string
  amountCents: number
  /** What is paid for, as shown there. */
  description: string
  email: string
  /** The deadline. */
  until: Date
  /** Complete URLs of ours: after paying, and after canceling. */
  returnTo: string
  cancelTo: string
}

export type SentRefund = { reference: string | null; status: RefundStatus; failure: string | null }

/** The provider did not respond, or not in time. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway'
}

/** Also true for one from another copy of this module (the server build bundles its own). */
export function isProviderAway(error: unknown): boolean {
  return error instanceof Error && error.name === 'ProviderAway'
}

/** A message without a valid, recent signature. */
export class ForeignMessage extends Error {
  override readonly name = 'ForeignMessage'
}

/** Also true for one from another copy of this module (the server build bundles its own). */
export function isForeignMessage(error: unknown): boolean {
  return error instanceof Error && error.name === 'ForeignMessage'
}
