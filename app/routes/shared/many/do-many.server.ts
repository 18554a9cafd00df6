import { data } from 'react-router'
import { m } from '#messages'
import { refusalOf } from '#app/request/run-operation.ts'
import { isAppError } from '#platform/errors.ts'
import type { ManyResult } from './many.ts'

/** More than one page shows, and more than anyone selects by hand. */
const MANY_MAX = 100

/** Errors that concern a single row. Any other error, such as an expired session, concerns all of them. */
const OF_ONE = new Set(['not_found', 'conflict', 'bad_input', 'forbidden'])

type Doing<Action extends string> = {
  actions: readonly Action[]
  /** Returns what is wrong with a reason; null for actions that need none. */
  checkReason?(action: Action, reason: string): string | null
  /** Does it to one row, by the same command as a single decision. `value` is that of its checkbox. */
  one(action: Action, value: string, reason: string): Promise<unknown>
  /** Says how many succeeded. */
  done(action: Action, count: number): string
  /** Says that nothing was done. */
  failed(): string
}

/**
 * Does the same with each selected row. Each is decided by itself, by the same rules and with the same emails as a single
 * decision, so one failure does not affect the others. Returns what succeeded if all did, otherwise the answer with every
 * failure.
 */
export async function doMany<Action extends string>(form: FormData, doing: Doing<Action>) {
  const chosen = [...new Set(form.getAll('ids').map(String))]
  const action = doing.actions.find((one) => one === form.get('answer'))
  // Each action that needs a reason has its own field in the form.
  const reasons = Object.fromEntries(
    doing.actions.map((one) => [one, String(form.get(`reason-${one}`) ?? '')]),
  )
  const refuse = (status: number, more: Partial<ManyResult>) =>
    data({ many: { ...nothing, reasons, chosen, ...more } }, { status })

  if (!action) return refuse(400, { message: doing.failed() })
  if (chosen.length === 0) return refuse(400, { message: m.many_nothing() })
  if (chosen.length > MANY_MAX) return refuse(400, { message: m.many_too_many({ max: MANY_MAX }) })
  const reason = reasons[action] ?? ''
  const sentence = doing.checkReason?.(action, reason)
  if (sentence) return refuse(400, { reasonError: { action, sentence } })

  const failed: ManyResult['failed'] = []
  for (const value of chosen) {
    try {
      // Sequentially: each one is its own transaction.
      // oxlint-disable-next-line no-await-in-loop
      await doing.one(action, value, reason)
    } catch (error) {
      if (!isAppError(error) || !OF_ONE.has(error.code)) {
        return refuse(refusalOf(error).status, { message: doing.failed() })
      }
      // As the page showed it; nobody else sees it.
      const name = String(form.get(`name-${value}`) ?? '').slice(0, 200)
      const message = error.message || Object.values(error.fields ?? {}).join(' ')
      failed.push({ id: value, name: name || m.many_unknown(), message: message || doing.failed() })
    }
  }
  const count = chosen.length - failed.length
  const done = count > 0 ? doing.done(action, count) : null
  if (failed.length === 0 && done !== null) return done
  return refuse(409, { done, failed, chosen: failed.map(({ id }) => id) })
}

const nothing: ManyResult = {
  done: null,
  failed: [],
  message: null,
  reasons: {},
  reasonError: null,
  chosen: [],
}
