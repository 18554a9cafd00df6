import { asDecision, type Decision } from '#domain/moderation/decision.ts'
import { decideApplication } from '#domain/partners/commands/decide-application.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { m } from '#messages'
import type { FormValues } from '#app/request/form.ts'
import { formAction } from '#app/request/form-action.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { listAddress } from '../list-address.ts'

type SubmittedDecision = {
  id: string
  decision: Decision
  reason: string
  /** True if the dialog listed the missing required documents. */
  withoutDocuments: boolean
}

/** Handlers for one kind of submission. */
type DecisionHandlers = {
  decide(caller: Caller, decision: SubmittedDecision): Promise<void>
  /** Success messages. */
  done: Record<Decision, () => string>
  /** URL of the list, which no longer contains the decided item. */
  list: string
}

/** Creates the action that carries out a decision and redirects to the next item in the list. */
function decisionAction({ decide, done, list }: DecisionHandlers) {
  return formAction({
    failed: m.moderation_try_again,
    async run({ caller, values: { id = '', reason = '', ...values } }) {
      const decision = asDecision(values['decision'])
      if (!decision) throw new AppError('bad_input', m.moderation_decision_missing())
      const withoutDocuments = values['withoutDocuments'] === 'yes'
      await decide(caller, { id, decision, reason, withoutDocuments })
      return done[decision]()
    },
    to: ({ values: { page, next } }: { values: FormValues }) =>
      `${listAddress(list, page)}#${isId(next) ? `item-${next}` : 'waiting'}`,
  })
}

/** Decides on a project or event proposal. */
export const onRevision = decisionAction({
  decide: (caller, { id, ...decision }) => decideRevision(caller, { revisionId: id, ...decision }),
  done: {
    approve: m.moderation_post_approved,
    reject: m.moderation_post_rejected,
    'ask-changes': m.moderation_post_changes_asked,
  },
  list: '/admin',
})

/** Decides on an organization's application. */
export const onApplication = decisionAction({
  decide: (caller, { id, ...decision }) =>
    decideApplication(caller, { applicationId: id, ...decision }),
  done: {
    approve: m.moderation_application_approved,
    reject: m.moderation_application_rejected,
    'ask-changes': m.moderation_application_changes_asked,
  },
  list: '/admin/applications',
})
