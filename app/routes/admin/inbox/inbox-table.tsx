import { Link } from 'react-router'
import type { MessageKind, MessageStatus } from '#domain/inbox/inbox-message.ts'
import { messageKindLabel } from '#domain/inbox/inbox-words.ts'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { showMoment } from '../show-dates.ts'
import { MessageStatusBadge } from './message-status-badge.tsx'

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

const cell = 'px-3 py-2 text-start align-top sm:px-4'

/** Messages as a dense table; a row's subject leads to everything about it. What is new stands in heavier type. */
export function InboxTable({ items }: { items: readonly InboxRow[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full table-fixed text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            <th scope="col" className={`${cell} font-medium`}>
              {m.inbox_subject()}
            </th>
            <th scope="col" className={`${cell} font-medium max-md:hidden`}>
              {m.inbox_from()}
            </th>
            <th scope="col" className={`${cell} w-28 font-medium max-xl:hidden`}>
              {m.inbox_kind()}
            </th>
            <th scope="col" className={`${cell} w-36 font-medium`}>
              {m.inbox_status()}
            </th>
            <th scope="col" className={`${cell} w-40 font-medium max-lg:hidden`}>
              {m.inbox_holder()}
            </th>
            <th scope="col" className={`${cell} w-52 font-medium max-xl:hidden`}>
              {m.inbox_received()}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
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
                  {showMoment(item.createdAt)}
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
                <time dateTime={item.createdAt}>{showMoment(item.createdAt)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
