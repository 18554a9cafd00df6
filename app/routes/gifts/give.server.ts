import { redirectDocument, type ActionFunctionArgs } from 'react-router'
import { giftPath, sealGift } from '#domain/support/gift.ts'
import type { TypedGift } from '#domain/support/given-gift.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { waysToPay } from '#domain/payments/ways-to-pay.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { m } from '#messages'
import { houseContext, viewerContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm, type FormValues } from '#app/request/form.ts'
import { guestOrMember } from '#app/request/guest.ts'
import { limitTries } from '#app/request/limit-tries.ts'
import { attempt, perform } from '#app/request/perform.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { rememberDeed } from '#app/request/take-over.ts'
import { creditedTouch } from '#app/request/touch.ts'
import { isId } from '#platform/database/new-id.ts'
import { payByCard } from './pay-by-card.server.ts'

/** Gives, and leads to the gift's page, or by card to where it is paid. */
export async function give(asked: ActionFunctionArgs) {
  const { request, params, context } = asked
  requireFeature(context, 'donations')
  const item = await perform(context, getPublic, { id: params['id'] ?? '' })
  const values = await readForm(request)
  const house = context.get(houseContext)
  const viewer = context.get(viewerContext)
  const ways = waysToPay(house)
  const provider = ways.find((way) => way === values['provider']) ?? ways[0]
  const caller = guestOrMember(context, values)
  const result = await attempt(async () => {
    if (!viewer) await limitTries(context, 'gift')
    return giveGift({ ...caller, ...keyOf(values) }, {
      ...values,
      provider,
      as: viewer ? 'member' : 'guest',
      itemId: item.id,
      touch: creditedTouch(asked, values),
    } as TypedGift)
  })
  if (!result.done) return refuseForm(result.refusal, values, m.gifts_failed())
  rememberDeed(context)
  const { id, paymentId } = result.value
  const own = giftPath(id)
  if (provider !== 'offline') {
    // Who comes back from paying may come without this browser's cookie.
    const key = viewer ? null : sealGift(house.seal, id)
    const address = await payByCard(caller, {
      id,
      paymentId,
      key,
      title: item.title,
      email: viewer?.email ?? values['email'] ?? '',
    })
    if (address) throw redirectDocument(address)
    return flashed(own, { tone: 'info', text: m.gifts_card_away() })
  }
  const { organization } = item
  return flashed(own, { tone: 'success', text: m.gifts_thanks({ organization }) })
}

/** The form's own id and what it says: corrected and sent again, it is another request. */
function keyOf(values: FormValues): { key?: string } {
  const { formKey, ...said } = values
  return isId(formKey) ? { key: `${formKey} ${JSON.stringify(said)}` } : {}
}
