import { asDecision, type Decision } from '#domain/moderation/decision.ts'
import { decideApplication } from '#domain/partners/commands/decide-application.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { m } from '#messages'
import { formAction, type Posted } from '#app/request/form-action.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { decideMany } from './decide-many.server.ts'
import { listAddress, pageOf } from '../list-address.ts'

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
  /** Success messages, of one and of many. */
  done: Record<Decision, () => string>
  manyDone: Record<Decision, (of: { count: number }) => string>
  /** URL of the list, which no longer contains the decided item. */
  list: string
}

/** Creates the action that carries out a decision and redirects to the next item in the list. */
function decisionAction(handlers: DecisionHandlers) {
  return formAction({
    failed: m.moderation_try_again,
    run: (posted) => decideOne(handlers, posted),
    to: nextIn(handlers),
  })
}

/** The same for a list, where several can be decided at once. */
function listAction(handlers: DecisionHandlers) {
  const { decide, manyDone } = handlers
  return formAction({
    failed: m.moderation_try_again,
    run(posted) {
      if (posted.values['intent'] !== 'many') return decideOne(handlers, posted)
      return decideMany(posted.caller, posted.form, {
        decide: (caller, decision) => decide(caller, { ...decision, withoutDocuments: false }),
        done: manyDone,
      })
    },
    to: nextIn(handlers),
  })
}

async function decideOne({ decide, done }: DecisionHandlers, { caller, values }: Posted) {
  const { id = '', reason = '' } = values
  const decision = asDecision(values['decision'])
  if (!decision) throw new AppError('bad_input', m.moderation_decision_missing())
  const withoutDocuments = values['withoutDocuments'] === 'yes'
  await decide(caller, { id, decision, reason, withoutDocuments })
  return done[decision]()
}

function nextIn({ list }: DecisionHandlers) {
  return ({ url, values: { page, next } }: Posted) =>
    `${listAddress(list, page ?? pageOf(url.searchParams.get('page')))}#${isId(next) ? `item-${next}` : 'waiting'}`
}

const revisions: DecisionHandlers = {
  decide: (caller, { id, ...decision }) => decideRevision(caller, { revisionId: id, ...decision }),
  done: {
    approve: m.moderation_post_approved,
    reject: m.moderation_post_rejected,
    'ask-changes': m.moderation_post_changes_asked,
  },
  manyDone: {
    approve: m.moderation_posts_approved,
    reject: m.moderation_posts_rejected,
    'ask-changes': m.moderation_posts_changes_asked,
  },
  list: '/admin',
}

const applications: DecisionHandlers = {
  decide: (caller, { id, ...decision }) =>
    decideApplication(caller, { applicationId: id, ...decision }),
  done: {
    approve: m.moderation_application_approved,
    reject: m.moderation_application_rejected,
    'ask-changes': m.moderation_application_changes_asked,
  },
  manyDone: {
    approve: m.moderation_applications_approved,
    reject: m.moderation_applications_rejected,
    'ask-changes': m.moderation_applications_changes_asked,
  },
  list: '/admin/applications',
}

/** Decides on project and event proposals: on the list, and on the page of one. */
export const onRevisions = listAction(revisions)
export const onRevision = decisionAction(revisions)

/** Decides on organizations' applications: on the list, and on the page of one. */
export const onApplications = listAction(applications)
export const onApplication = decisionAction(applications)
