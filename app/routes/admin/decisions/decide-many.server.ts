import { REASON_MAX, DECISIONS, needsReason, type Decision } from '#domain/moderation/decision.ts'
import { m } from '#messages'
import type { Caller } from '#platform/operation.ts'
import { doMany } from '../../shared/many/do-many.server.ts'

type ManyDecisions = {
  decide(caller: Caller, given: { id: string; decision: Decision; reason: string }): Promise<void>
  done: Record<Decision, (of: { count: number }) => string>
}

/** Makes the same decision about many proposals or applications. */
export function decideMany(caller: Caller, form: FormData, { decide, done }: ManyDecisions) {
  return doMany(form, {
    actions: DECISIONS,
    checkReason(decision, reason) {
      if (!needsReason(decision)) return null
      if (reason.trim() === '') return m.moderation_reason_missing()
      return reason.trim().length > REASON_MAX
        ? m.moderation_reason_too_long({ max: REASON_MAX })
        : null
    },
    one: (decision, id, reason) =>
      decide(caller, { id, decision, reason: needsReason(decision) ? reason : '' }),
    done: (decision, count) => done[decision]({ count }),
    failed: m.moderation_try_again,
  })
}
