import type { ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { recordOutcome } from '#domain/support/commands/record-outcome.ts'
import { SUPPORTER_DEEDS, type SupporterDeed } from '#domain/support/supporter-deed.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors, type FormValues } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { AppError } from '#platform/errors.ts'
import { shownOf, supportersAddress } from '../address.ts'
import { carryOut } from './carry-out.server.ts'

const done: Record<SupporterDeed, (of: { name: string }) => string> = {
  confirmed: m.supporting_did_confirm,
  received: m.gifts_did_come,
  declined: m.supporting_did_decline,
  completed: m.supporting_did_complete,
  refunded: m.gifts_did_pay_back,
}

/** The organization's answer to one support, or what came of it; leads back to the same selection. */
export async function answer({ request, context }: ActionFunctionArgs, values: FormValues) {
  const caller = callerOf(context)
  const { hours, meals, reason, amount, seenLeft } = values
  const id = values['id'] ?? ''
  const result = await tryOperation(async () => {
    if (values['answer'] === 'outcome') {
      await recordOutcome(caller, { id, hours, meals })
      return m.supporting_did_record()
    }
    const word = SUPPORTER_DEEDS.find((one) => one === values['answer'])
    if (!word) throw new AppError('bad_request', m.supporting_answer_failed())
    const given = { reason, amount, seenLeft, hours, meals }
    const { name } = await carryOut(caller, { id, deed: word, ...given })
    return done[word]({ name })
  })
  if (!result.done) return formErrors(result.refusal, values, m.supporting_answer_failed())
  const shown = shownOf(new URL(request.url).searchParams)
  return redirectWithFlash(supportersAddress(shown), { tone: 'success', text: result.value })
}
