import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { type PaymentProvider, isProviderAway } from '#platform/payments/provider.ts'
import { pageLanguage } from '#platform/text/language.ts'
import { prepareCheckout, type Checkout } from '#domain/payments/commands/prepare-checkout.ts'
import { recordCheckoutSession } from '#domain/payments/commands/record-checkout-session.ts'
import { recordPaymentEvent } from './commands/record-payment-event.ts'

export type WantedCheckout = {
  paymentId: string
  /** The description that the payer reads at the provider. */
  description: string
  email: string
  /** Paths on our site: after paying, and after cancelling. */
  returnTo: string
  cancelTo: string
}

const MINUTE = 60_000

/**
 * Returns the URL where a payment is paid by card, from a new or an already open session; or the return path if it was
 * paid there in the meantime. Calls the provider, so never use it within a transaction. The caller must check whose
 * payment it is: anyone with the URL can pay it.
 *
 * @throws AppError conflict if it can no longer be paid, or not by card; unavailable if the provider does not answer:
 * the order or gift is kept, and a retry may succeed.
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
    // The session was closed early at the provider, and too little time is left for another one.
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
  // Two clicks across a minute boundary: close one session, so that no one pays on both.
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
  // Two clicks open one session, which leads back in one language. Stripe also replays failures by key, so the key changes every
  // minute.
  const round = Math.floor(now.getTime() / MINUTE)
  return payments.open({
    paymentId,
    key: [paymentId, session, until, round, pageLanguage()].join(':'),
    amountCents,
    description,
    email,
    until: new Date(until),
    returnTo: origin + returnTo,
    cancelTo: origin + cancelTo,
  })
}

/**
 * Queries the provider while a user waits.
 *
 * @throws AppError unavailable if it does not answer, for any reason; nothing has changed then.
 */
async function askProvider<Answer>(
  { runtime }: Pick<Caller, 'runtime'>,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    // An unreachable provider is not our error; anything else is.
    runtime.log[isProviderAway(error) ? 'warn' : 'error'](
      { err: error },
      'the payment provider gave no answer',
    )
    throw new AppError('unavailable', m.payments_away(), { retryAfter: 60, cause: error })
  }
}
