import { redirectDocument, type ActionFunctionArgs } from 'react-router'
import { cancelGift } from '#domain/support/commands/cancel-gift.ts'
import { getGift } from '#domain/support/queries/get-gift.ts'
import { giftPath } from '#domain/support/gift.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors } from '#app/request/form.ts'
import { tryOperation } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'
import { openGift } from './open-gift.server.ts'
import { payByCard } from './pay-by-card.server.ts'

/** Takes the gift back, or leads to where it is paid by card. */
export async function changeGift({ request, params, context }: ActionFunctionArgs) {
  const id = params['id'] ?? ''
  const { caller, key } = await openGift(context, request, id)
  const values = await parseForm(request)
  const own = giftPath(id, key)
  const result = await tryOperation(async () => {
    switch (values['intent']) {
      case 'cancel':
        await cancelGift(caller, { id })
        return null
      case 'pay': {
        const { payment, item, email } = await getGift(caller, { id })
        const paid = { id, paymentId: payment.id, key, title: item.title, email }
        return { address: await payByCard(caller, paid) }
      }
      default:
        throw new AppError('bad_request', m.gifts_failed())
    }
  })
  if (!result.done) return formErrors(result.refusal, values, m.gifts_cancel_failed())
  if (result.value === null)
    return redirectWithFlash(own, { tone: 'success', text: m.gifts_did_cancel() })
  const { address } = result.value
  if (address) throw redirectDocument(address)
  return redirectWithFlash(own, { tone: 'info', text: m.gifts_card_away() })
}
