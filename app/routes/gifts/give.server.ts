import { redirectDocument, type ActionFunctionArgs } from 'react-router'
import { giftPath, sealGift } from '#domain/support/gift.ts'
import type { TypedGift } from '#domain/support/gift-schema.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors, type FormValues } from '#app/request/form.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { tryOperation, runOperation } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { rememberDeed } from '#app/request/take-over.ts'
import { creditedTouch } from '#app/request/touch.ts'
import { isId } from '#platform/database/new-id.ts'
import { payByCard } from './pay-by-card.server.ts'

/** Gives, and leads to the gift's page, or by card to where it is paid. */
export async function give(asked: ActionFunctionArgs) {
  const { request, params, context } = asked
  requireFeature(context, 'donations')
  const item = await runOperation(context, getPublic, { id: params['id'] ?? '' })
  const values = await parseForm(request)
  const runtime = context.get(runtimeContext)
  const viewer = context.get(viewerContext)
  const ways = paymentMethods(runtime)
  const provider = ways.find((way) => way === values['provider']) ?? ways[0]
  const caller = ensureGuest(context, values)
  const result = await tryOperation(async () => {
    if (!viewer) await enforceRateLimit(context, 'gift')
    return giveGift({ ...caller, ...keyOf(values) }, {
      ...values,
      provider,
      as: viewer ? 'member' : 'guest',
      itemId: item.id,
      touch: creditedTouch(asked, values),
    } as TypedGift)
  })
  if (!result.done) return formErrors(result.refusal, values, m.gifts_failed())
  rememberDeed(context)
  const { id, paymentId } = result.value
  const own = giftPath(id)
  if (provider !== 'offline') {
    // Who comes back from paying may come without this browser's cookie.
    const key = viewer ? null : sealGift(runtime.seal, id)
    const address = await payByCard(caller, {
      id,
      paymentId,
      key,
      title: item.title,
      email: viewer?.email ?? values['email'] ?? '',
    })
    if (address) throw redirectDocument(address)
    return redirectWithFlash(own, { tone: 'info', text: m.gifts_card_away() })
  }
  const { organization } = item
  return redirectWithFlash(own, { tone: 'success', text: m.gifts_thanks({ organization }) })
}

/** The form's own id and what it says: corrected and sent again, it is another request. */
function keyOf(values: FormValues): { key?: string } {
  const { formKey, ...said } = values
  return isId(formKey) ? { key: `${formKey} ${JSON.stringify(said)}` } : {}
}
