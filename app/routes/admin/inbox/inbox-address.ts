import {
  MESSAGE_HOLDERS,
  MESSAGE_KINDS,
  MESSAGE_STATUSES,
  type MessageHolder,
  type MessageKind,
  type MessageStatus,
} from '#domain/inbox/inbox-message.ts'
import { listAddress, pageOf } from '../list-address.ts'

const INBOX = '/admin/inbox'

/** What of the inbox is shown; null is all. */
export type InboxView = {
  status: MessageStatus | null
  kind: MessageKind | null
  holder: MessageHolder | null
  q: string
  page: number
}

/** What an address asks for; unknown words mean all. */
export function viewOf(query: URLSearchParams): InboxView {
  return {
    status: MESSAGE_STATUSES.find((status) => status === query.get('status')) ?? null,
    kind: MESSAGE_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    holder: MESSAGE_HOLDERS.find((holder) => holder === query.get('for')) ?? null,
    q: (query.get('q') ?? '').trim().slice(0, 200),
    page: pageOf(query.get('page')),
  }
}

/** The address of a view; of a page when it is named, else of the first. */
export function inboxAddress({ status, kind, holder, q, page }: Partial<InboxView> = {}): string {
  return listAddress(INBOX, page, {
    ...(status ? { status } : {}),
    ...(kind ? { kind } : {}),
    ...(holder ? { for: holder } : {}),
    ...(q ? { q } : {}),
  })
}
