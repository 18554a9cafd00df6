import type { ListedMessage } from '#domain/inbox/queries/list-messages.ts'
import { m } from '#messages'
import type { ManyAction } from '../../shared/many/many.ts'

/** What can be done with several messages at once. */
export const INBOX_ACTIONS = ['take', 'answered', 'closed'] as const
export type InboxAction = (typeof INBOX_ACTIONS)[number]

/** The message as the list shows it, so that an action on an older state is refused. */
export function boxOf(message: Pick<ListedMessage, 'id' | 'status' | 'assigneeId' | 'subject'>) {
  const { id, status, assigneeId, subject } = message
  return { value: `${id} ${status} ${assigneeId ?? 'nobody'}`, name: subject }
}

/** The actions with their labels. */
export function inboxActions(): ManyAction[] {
  return [
    { value: 'take', label: m.inbox_take() },
    { value: 'answered', label: m.inbox_move_answered() },
    { value: 'closed', label: m.inbox_move_closed() },
  ]
}
