import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { type PaymentProvider, isProviderAway } from '#platform/payments/provider.ts'
import { prepareCheckout, type Checkout } from './commands/prepare-checkout.ts'
import { recordCheckoutSession } from './commands/record-checkout-session.ts'
import { recordPaymentEvent } from './commands/record-payment-event.ts'

export type WantedCheckout = {
  paymentId: string
  /** What is paid for, as the person reads it at the provider. */
  description: string
  email: string
  /** Paths of ours: after paying, and for who would rather not. */
  returnTo: string
  cancelTo: string
}

const MINUTE = 60_000

/**
 * The address where a payment is paid by card: opened now, or the page that is open already. The path to return to, if
 * it was paid there meanwhile. Never within a transaction, since it asks the provider. Whose the payment is, is for
 * the caller to know before: whoever has the address may pay it.
 *
 * @throws AppError conflict when it can no longer be paid, or not by card; unavailable when the provider gives no answer:
 * the order or gift stays then, and another try may pass.
 */
export async function createCheckoutSession(
  caller: Caller,
  wanted: WantedCheckout,
): Promise<string> {
  const { payments } = caller.runtime
  if (!payments) throw new AppError('conflict', m.payments_no_card())
  const system = {
    ...caller,
    actor: { kind: 'system', job: 'payments', isAwaited: true } as const,
  }
  const checkout = await prepareCheckout(system, { paymentId: wanted.paymentId })
  const { session } = checkout
  if (session !== null) {
    const place = await askProvider(caller, () => payments.findOpen(session))
    if (place.state === 'open') return place.address
    if (place.state === 'paid') await recordPaymentEvent(system, place.event)
    if (place.state !== 'ended') return caller.runtime.origin + wanted.returnTo
    // Closed there before its time, by whom ever, and what is left of it is too little for another page.
    if (!checkout.hasTime) throw new AppError('conflict', m.payments_over())
  }
  const opened = await askProvider(caller, () =>
    open(payments, checkout, wanted, {
      origin: caller.runtime.origin,
      now: caller.runtime.clock.now(),
    }),
  )
  const noted = await recordCheckoutSession(system, {
    paymentId: wanted.paymentId,
    before: session,
    session: opened.session,
  })
  if (!noted.isPending) throw new AppError('conflict', m.payments_over())
  if (noted.session === opened.session) return opened.address
  // Pressed twice, and a minute began in between: one page is enough, so that nobody pays on both.
  await askProvider(caller, () => payments.end(opened.session))
  const other = await askProvider(caller, () => payments.findOpen(noted.session))
  return other.state === 'open' ? other.address : caller.runtime.origin + wanted.returnTo
}

function open(
  payments: PaymentProvider,
  checkout: Checkout,
  wanted: WantedCheckout,
  { origin, now }: { origin: string; now: Date },
) {
  const { paymentId, description, email, returnTo, cancelTo } = wanted
  const { session, amountCents, until } = checkout
  // A press twice opens one page. A failure is remembered with its key, so the key is another one soon.
  const round = Math.floor(now.getTime() / MINUTE)
  return payments.open({
    paymentId,
    key: [paymentId, session, until, round].join(':'),
    amountCents,
    description,
    email,
    until: new Date(until),
    returnTo: origin + returnTo,
    cancelTo: origin + cancelTo,
  })
}

/**
 * Asks the provider something that somebody waits for.
 *
 * @throws AppError unavailable when it gave no answer, of whatever kind; nothing has changed then.
 */
async function askProvider<Answer>(
  { runtime }: Pick<Caller, 'runtime'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    // Away is no fault of ours; anything else is.
    runtime.log[isProviderAway(error) ? 'warn' : 'error'](
      { err: error },
      'the payment provider gave no answer',
    )
    throw new AppError('unavailable', m.payments_away(), { retryAfter: 60, cause: error })
  }
}
