import type { ActionFunctionArgs } from 'react-router'
import { endGift } from '#domain/support/commands/end-gift.ts'
import { refundGiftAsStaff } from '#domain/support/commands/refund-gift-as-staff.ts'
import { confirmPayment } from '#domain/payments/commands/confirm-payment.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'
import { giftsAddress, giftsViewOf } from './gifts-address.ts'

/** What staff does about one gift; leads back to the same view. */
export async function changeGift({ request, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const caller = callerOf(context)
  const id = values['id'] ?? ''
  const reason = values['reason'] ?? ''
  const result = await tryOperation(async () => {
    switch (values['intent']) {
      case 'confirm':
        await confirmPayment(caller, { paymentId: values['paymentId'] ?? '' })
        return m.gifts_admin_did_come()
      case 'end':
        await endGift(caller, { id, reason })
        return m.gifts_admin_did_end()
      case 'refund':
        await refundGiftAsStaff(caller, {
          id,
          reason,
          amount: values['amount'],
          seenLeft: values['seenLeft'],
        })
        return m.gifts_admin_did_pay_back()
      default:
        throw new AppError('bad_request', m.gifts_admin_failed())
    }
  })
  if (!result.done) return formErrors(result.refusal, values, m.gifts_admin_failed())
  const view = giftsViewOf(new URL(request.url).searchParams)
  return redirectWithFlash(giftsAddress(view), { tone: 'success', text: result.value })
}
