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

/** More than a page shows; nobody ticks that many by hand. */
const MANY_MAX = 100

/** What became of an answer to many: how many have it, and why each of the others has not. */
export type Many = {
  answered: string | null
  failed: { id: string; name: string; message: string }[]
  /** What keeps all of them from being answered. */
  message: string | null
  reason: string
  /** What was typed for each answer. */
  reasons: Partial<Record<SupporterAction, string>>
  reasonError: { answer: SupporterAction; sentence: string } | null
  /** Who stays ticked. */
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
 * The same answer to many supports. Each is decided for itself, by the rules and with the mail of a single answer, so
 * one that cannot have it keeps nobody else from it. Leads back to the selection, or tells who could not be answered.
 */
export async function answerMany({ caller, form, url }: Posted) {
  const ids = [...new Set(form.getAll('ids').map(String))]
  const answer = SUPPORTER_ACTIONS.find((one) => one === form.get('answer'))
  // Each action with a reason has its own field in the one form.
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
      // One after the other: each is a transaction of its own.
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

/** What is told of one row. Anything else, such as a lost sign-in, is about all of them. */
const TOLD = new Set(['not_found', 'conflict', 'bad_input'])
