import { redirect, redirectDocument } from 'react-router'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { chooseGiftUpdates } from '#domain/support/commands/choose-gift-updates.ts'
import { cancelGift } from '#domain/support/commands/cancel-gift.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { giftPath, sealGift } from '#domain/support/gift.ts'
import type { TypedGift } from '#domain/support/gift-schema.ts'
import { getGift } from '#domain/support/queries/get-gift.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { keyedByContent } from '#app/request/form-key.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { rememberGuestActivity } from '#app/request/merge-guest.ts'
import { creditedReferral } from '#app/request/referral.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import { personIntents } from '../../shared/thread/person-intents.server.ts'
import { openGift } from './open-gift.server.ts'
import { createCheckoutSession } from '#domain/settlement/create-checkout-session.ts'
import type { Caller } from '#platform/operation.ts'

/** Makes a gift and redirects to its page, or to the card payment. */
export const give = formAction({
  async open({ params, context }) {
    requireFeature(context, 'donations')
    return { item: await runOperation(context, getPublic, { id: params['id'] ?? '' }) }
  },
  async run({ request, context, values, item }) {
    const runtime = context.get(runtimeContext)
    const viewer = context.get(viewerContext)
    const ways = paymentMethods(runtime)
    const provider = ways.find((way) => way === values['provider']) ?? ways[0]
    const caller = ensureGuest(context, values)
    if (!viewer) await enforceRateLimit(context, 'gift')
    const referral = creditedReferral({ request, context }, values)
    const as = viewer ? 'member' : 'guest'
    const typed = { ...values, provider, as, itemId: item.id, referral } as TypedGift
    const { id, paymentId } = await giveGift(keyedByContent(caller, values), typed)
    rememberGuestActivity(context)
    const { title } = item
    if (provider === 'offline') return redirect(giftPath(id))
    // A donor may return from the payment without this browser's cookie.
    const key = viewer ? null : sealGift(runtime.seal, id)
    const email = viewer?.email ?? values['email'] ?? ''
    const address = await payByCard(caller, { id, paymentId, key, title, email })
    if (address) return redirectDocument(address)
    return redirectWithFlash(giftPath(id), { tone: 'info', text: m.gifts_card_away() })
  },
})

type Opened = Awaited<ReturnType<typeof openGift>>

/** Cancels the gift, redirects to its card payment, or writes to its organization. */
export const change = formAction({
  open: ({ request, params, context }) => openGift(context, request, params['id'] ?? ''),
  failed: m.gifts_cancel_failed,
  intents: {
    ...personIntents<Opened>(({ id }) => ({ supportId: id, userId: null })),
    async cancel({ caller, id }) {
      await cancelGift(caller, { id })
      return m.gifts_did_cancel()
    },
    async updates({ caller, id }) {
      await chooseGiftUpdates(caller, { id, isWanted: true })
      return m.gifts_did_want_updates()
    },
    'no-updates': async ({ caller, id }) => {
      await chooseGiftUpdates(caller, { id, isWanted: false })
      return m.gifts_did_stop_updates()
    },
    async pay({ caller, id, key }) {
      const { payment, item, email } = await getGift(caller, { id })
      const paid = { id, paymentId: payment.id, key, title: item.title, email }
      const address = await payByCard(caller, paid)
      if (address) return redirectDocument(address)
      return redirectWithFlash(giftPath(id, key), { tone: 'info', text: m.gifts_card_away() })
    },
  },
  run(): never {
    throw new AppError('bad_request', m.gifts_failed())
  },
  to: ({ id, key }) => giftPath(id, key),
})

/** The URL of the card payment, or null while the provider is down: the gift stays and can be paid later. */
async function payByCard(
  caller: Caller,
  gift: { id: string; paymentId: string; key: string | null; title: string; email: string },
): Promise<string | null> {
  const { id, paymentId, key, title, email } = gift
  const own = giftPath(id, key)
  try {
    return await createCheckoutSession(caller, {
      paymentId,
      description: m.gifts_own_for_card({ title }),
      email,
      returnTo: own,
      cancelTo: own,
    })
  } catch (error) {
    if (isAppError(error) && error.code === 'unavailable') return null
    throw error
  }
}
