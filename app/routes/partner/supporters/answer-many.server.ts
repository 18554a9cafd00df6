import { data } from 'react-router'
import { m } from '#messages'
import { answerReason } from '#domain/support/support-schema.ts'
import { listSupporters } from '#domain/support/queries/list-supporters.ts'
import {
  needsReason,
  SUPPORTER_ACTIONS,
  type SupporterAction,
} from '#domain/support/supporter-action.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import type { Posted } from '#app/request/form-action.ts'
import { refusalOf } from '#app/request/run-operation.ts'
import { isAppError } from '#platform/errors.ts'
import { supporterParams } from './params.ts'
import { carryOut } from './carry-out.server.ts'

/** More than one page shows, and more than anyone selects by hand. */
const MANY_MAX = 100

/** Result of answering many: the number of successes, and the error of each failure. */
export type Many = {
  answered: string | null
  failed: { id: string; name: string; message: string }[]
  /** An error that applies to all of them. */
  message: string | null
  reason: string
  /** The text entered for each answer. */
  reasons: Partial<Record<SupporterAction, string>>
  reasonError: { answer: SupporterAction; sentence: string } | null
  /** Ids that stay selected. */
  chosen: string[]
}

const answered: Record<SupporterAction, (of: { count: number }) => string> = {
  confirmed: m.supporting_many_confirmed,
  received: m.gifts_many_did_come,
  declined: m.supporting_many_declined,
  completed: m.supporting_many_completed,
  refunded: m.gifts_many_did_pay_back,
}

/**
 * Gives the same answer to many supports. Each is decided individually, by the same rules and with the same email as a
 * single answer, so one failure does not affect the others. Redirects to the same filters, or lists the failures.
 */
export async function answerMany({ caller, form, url }: Posted) {
  const ids = [...new Set(form.getAll('ids').map(String))]
  const answer = SUPPORTER_ACTIONS.find((one) => one === form.get('answer'))
  // Each action that needs a reason has its own field in the form.
  const typed = String(form.get(`reason-${answer}`) ?? '')
  const reasons = Object.fromEntries(
    SUPPORTER_ACTIONS.map((intent) => [intent, String(form.get(`reason-${intent}`) ?? '')]),
  )
  const refuse = (status: number, more: Partial<Many>) =>
    data({ many: { ...nothing, reason: typed, reasons, chosen: ids, ...more } }, { status })

  if (!answer) return refuse(400, { message: m.supporting_answer_failed() })
  if (ids.length === 0) return refuse(400, { message: m.supporting_many_nobody() })
  if (ids.length > MANY_MAX) {
    return refuse(400, { message: m.supporting_many_too_many({ max: MANY_MAX }) })
  }
  const reason = answerReason.safeParse(typed)
  if (needsReason(answer) && !reason.data) {
    const sentence = reason.error?.issues[0]?.message ?? m.support_reason_missing()
    return refuse(400, { reasonError: { answer, sentence } })
  }

  const shown = supporterParams.parse({ url: url.href })
  const { supporters } = await listSupporters(caller, shown)
  const nameOf = new Map(supporters.map(({ id, name }) => [id, name]))
  const failed: Many['failed'] = []
  for (const id of ids) {
    try {
      // Sequentially: each one is its own transaction.
      // oxlint-disable-next-line no-await-in-loop
      await carryOut(caller, { id, intent: answer, reason: typed })
    } catch (error) {
      if (!isAppError(error) || !TOLD.has(error.code)) {
        return refuse(refusalOf(error).status, { message: m.supporting_answer_failed() })
      }
      const name = nameOf.get(id) ?? m.supporting_many_unknown()
      failed.push({ id, name, message: error.message })
    }
  }

  const count = ids.length - failed.length
  const sentence = count > 0 ? answered[answer]({ count }) : null
  if (failed.length > 0) {
    return refuse(409, { answered: sentence, failed, chosen: failed.map(({ id }) => id) })
  }
  return redirectWithFlash(supporterParams.href(shown), { tone: 'success', text: sentence ?? '' })
}

const nothing: Many = {
  answered: null,
  failed: [],
  message: null,
  reason: '',
  reasons: {},
  reasonError: null,
  chosen: [],
}

/** Errors that concern a single row. Any other error, such as an expired session, concerns all of them. */
const TOLD = new Set(['not_found', 'conflict', 'bad_input'])
