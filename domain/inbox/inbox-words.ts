import { m } from '#messages'
import type { MessageKind, MessageStatus } from './inbox-message.ts'

const statuses: Record<MessageStatus, () => string> = {
  new: m.inbox_status_new,
  in_progress: m.inbox_status_in_progress,
  answered: m.inbox_status_answered,
  closed: m.inbox_status_closed,
}

/** The label of a message's status. */
export function inboxStatusLabel(status: MessageStatus): string {
  return statuses[status]()
}

const kinds: Record<MessageKind, () => string> = {
  contact: m.inbox_kind_contact,
  tour: m.inbox_kind_tour,
  itinerary: m.inbox_kind_itinerary,
}

/** The label of a message kind. */
export function messageKindLabel(kind: MessageKind): string {
  return kinds[kind]()
}
