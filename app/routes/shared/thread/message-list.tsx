import type { Thread, ThreadMessage } from '#domain/threads/read-thread.ts'
import type { Side } from '#domain/threads/thread.ts'
import { m } from '#messages'
import { cn } from '#app/ui/class-names.ts'
import { Moment } from '#app/ui/moment.tsx'
import { Paragraphs } from '#app/ui/paragraphs.tsx'

type Shown = Pick<ThreadMessage, 'author' | 'body' | 'createdAt' | 'isHidden'> &
  Partial<Pick<ThreadMessage, 'isNote'>> & { id: string }

type MessageListProps = {
  thread: Pick<Thread, 'opening'> & { messages: readonly Shown[] }
  side: Side
  name: string
  className?: string
}

/** The messages of a thread, oldest first; one's own are set off. It begins with what the person wrote when they signed up. */
export function MessageList({ thread, side, name, className }: MessageListProps) {
  const { opening, messages } = thread
  const first: Shown = { ...opening, id: 'opening', author: 'person', isHidden: false }
  const shown: Shown[] = [...(opening.body ? [first] : []), ...messages]
  if (shown.length === 0) return null
  return (
    <ol className={cn('grid gap-3', className)}>
      {shown.map(({ id, author, body, createdAt, isHidden, isNote }) => (
        <li
          key={id}
          className={cn(
            'max-w-text rounded-card border px-4 py-3',
            author === side
              ? 'ms-6 border-transparent bg-primary-tint sm:ms-12'
              : 'me-6 border-line bg-surface sm:me-12',
          )}
        >
          <p className="mb-1 flex flex-wrap gap-x-3 text-sm text-muted">
            <bdi className="font-medium text-ink wrap-anywhere">
              {author === side ? m.threads_by_you() : name}
            </bdi>
            <Moment at={createdAt} as="dateTime" />
            {isNote && <span>{m.notes_to_everyone()}</span>}
          </p>
          <Paragraphs text={body} />
          {isHidden && <p className="mt-2 text-sm text-muted">{m.threads_hidden()}</p>}
        </li>
      ))}
    </ol>
  )
}
