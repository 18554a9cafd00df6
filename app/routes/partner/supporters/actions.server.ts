import { m } from '#messages'
import { recordOutcome } from '#domain/support/commands/record-outcome.ts'
import { SUPPORTER_ACTIONS, type SupporterAction } from '#domain/support/supporter-action.ts'
import { formAction } from '#app/request/form-action.ts'
import { AppError } from '#platform/errors.ts'
import { supporterParams } from './params.ts'
import { answerMany } from './answer-many.server.ts'
import { runSupporterAction } from './run-supporter-action.server.ts'

const done: Record<SupporterAction, (of: { name: string }) => string> = {
  confirmed: m.supporting_did_confirm,
  received: m.gifts_did_come,
  declined: m.supporting_did_decline,
  completed: m.supporting_did_complete,
  refunded: m.gifts_did_pay_back,
}

/** Answers one support, records its outcome, or gives the same answer to many; redirects to the same filters. */
export const action = formAction({
  async run(posted) {
    const { caller, values } = posted
    if (values['intent'] === 'many') return answerMany(posted)
    const { id = '', hours, meals, reason, amount, seenLeft } = values
    if (values['answer'] === 'outcome') {
      await recordOutcome(caller, { id, hours, meals })
      return m.supporting_did_record()
    }
    const intent = SUPPORTER_ACTIONS.find((one) => one === values['answer'])
    if (!intent) throw new AppError('bad_request', '')
    const given = { reason, amount, seenLeft, hours, meals }
    const { name } = await runSupporterAction(caller, { id, intent, ...given })
    return done[intent]({ name })
  },
  to: ({ request }) => supporterParams.href(supporterParams.parse(request)),
})
