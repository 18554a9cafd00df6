import { Link } from 'react-router'
import type { MessageKind, MessageStatus } from '#domain/inbox/inbox-message.ts'
import { messageKindLabel } from '#domain/inbox/inbox-words.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { MessageStatusBadge } from './message-status-badge.tsx'
import { cell, StaffTable } from '../table/staff-table.tsx'

export type InboxRow = {
  id: string
  kind: MessageKind
  status: MessageStatus
  name: string
  email: string
  subject: string
  assignee: string | null
  createdAt: string
}

/** Messages as a dense table; a row's subject leads to everything about it. What is new stands in heavier type. */
export function InboxTable({ items }: { items: readonly InboxRow[] }) {
  return (
    <StaffTable
      columns={[
        { title: m.inbox_subject() },
        { title: m.inbox_from(), className: 'max-md:hidden' },
        { title: m.inbox_kind(), className: 'w-28 max-xl:hidden' },
        { title: m.inbox_status(), className: 'w-36' },
        { title: m.inbox_holder(), className: 'w-40 max-lg:hidden' },
        { title: m.inbox_received(), className: 'w-52 max-xl:hidden' },
      ]}
      className="table-fixed"
    >
      {items.map((item) => (
        <tr key={item.id} className="hover:bg-primary-tint/50">
          <th scope="row" className={`${cell} font-normal`}>
            <Link
              to={`/admin/inbox/${item.id}`}
              data-row
              dir="auto"
              className={cn(
                'line-clamp-2 py-0.5 text-match wrap-anywhere text-primary underline-offset-4 hover:underline pointer-coarse:py-2.5',
                item.status === 'new' ? 'font-bold' : 'font-medium',
              )}
            >
              {item.subject}
            </Link>
            <span className="block truncate text-muted md:hidden">
              <bdi>{item.name}</bdi>
            </span>
            <time dateTime={item.createdAt} className="block text-muted xl:hidden">
              {format.dateTime(item.createdAt)}
            </time>
          </th>
          <td className={`${cell} max-md:hidden`}>
            <span className="block truncate">
              <bdi>{item.name}</bdi>
            </span>
            <span className="block truncate text-muted">{item.email}</span>
          </td>
          <td className={`${cell} max-xl:hidden`}>{messageKindLabel(item.kind)}</td>
          <td className={cell}>
            <MessageStatusBadge status={item.status} />
            {item.assignee && (
              <span className="mt-1 block truncate text-muted lg:hidden">
                <bdi>{item.assignee}</bdi>
              </span>
            )}
          </td>
          <td className={`${cell} truncate max-lg:hidden`}>
            {item.assignee ? (
              <bdi>{item.assignee}</bdi>
            ) : (
              <span className="text-muted">{m.inbox_holder_nobody()}</span>
            )}
          </td>
          <td className={`${cell} whitespace-nowrap max-xl:hidden`}>
            <time dateTime={item.createdAt}>{format.dateTime(item.createdAt)}</time>
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}
