import { assignMessage } from '#domain/inbox/commands/assign-message.ts'
import { setStatus } from '#domain/inbox/commands/set-status.ts'
import { MESSAGE_STATUSES } from '#domain/inbox/inbox-message.ts'
import { m } from '#messages'
import { formAction } from '#app/request/form-action.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { doMany } from '../../shared/many/do-many.server.ts'
import { INBOX_ACTIONS, type InboxAction } from './many.ts'
import { inboxParams } from './params.ts'

const done: Record<InboxAction, (of: { count: number }) => string> = {
  take: m.inbox_many_taken,
  answered: m.inbox_many_answered,
  closed: m.inbox_many_closed,
}

/** Assigns several messages to the caller, or marks them as answered or closed. */
export const onMessages = formAction({
  run: ({ caller, form }) =>
    doMany(form, {
      actions: INBOX_ACTIONS,
      one: (action, value) => moveOne(caller, action, value),
      done: (action, count) => done[action]({ count }),
      failed: m.inbox_many_failed,
    }),
  to: ({ request }) => inboxParams.href(inboxParams.parse(request)),
})

/** `value` is the message with the status and the assignee that the list showed. */
function moveOne(caller: Caller, action: InboxAction, value: string): Promise<unknown> {
  const [id = '', status, holder = ''] = value.split(' ')
  const from = MESSAGE_STATUSES.find((one) => one === status)
  if (!from) throw new AppError('bad_input', m.inbox_status_failed())
  if (action !== 'take') return setStatus(caller, { id, from, to: action })
  const to = caller.actor.kind === 'member' ? caller.actor.userId : null
  return assignMessage(caller, { id, to, seen: isId(holder) ? holder : null })
}
