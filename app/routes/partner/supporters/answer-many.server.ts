import { m } from '#messages'
import { answerReason } from '#domain/support/support-schema.ts'
import {
  actionNeedsReason,
  SUPPORTER_ACTIONS,
  type SupporterAction,
} from '#domain/support/supporter-action.ts'
import type { Posted } from '#app/request/form-action.ts'
import { doMany } from '../../shared/many/do-many.server.ts'
import { runSupporterAction } from './run-supporter-action.server.ts'

const answered: Record<SupporterAction, (of: { count: number }) => string> = {
  confirmed: m.supporting_many_confirmed,
  received: m.gifts_many_did_come,
  declined: m.supporting_many_declined,
  completed: m.supporting_many_completed,
  refunded: m.gifts_many_did_pay_back,
}

/** Gives the same answer to many supports. */
export function answerMany({ caller, form }: Posted) {
  return doMany(form, {
    actions: SUPPORTER_ACTIONS,
    checkReason(answer, typed) {
      const reason = answerReason.safeParse(typed)
      if (!actionNeedsReason(answer) || reason.data) return null
      return reason.error?.issues[0]?.message ?? m.support_reason_missing()
    },
    one: (intent, id, reason) => runSupporterAction(caller, { id, intent, reason }),
    done: (answer, count) => answered[answer]({ count }),
    failed: m.supporting_answer_failed,
  })
}
