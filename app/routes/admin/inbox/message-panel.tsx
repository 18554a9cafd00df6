import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { INBOX_STATUS_MOVES, type MessageStatus } from '#domain/inbox/inbox-message.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { MessageStatusBadge } from './message-status-badge.tsx'

type MessagePanelProps = {
  status: MessageStatus
  name: string
  email: string
  isMember: boolean
  assignment: ReactNode
}

/** Side panel of a message: status, possible actions, assignee and sender. */
export function MessagePanel({ status, name, email, isMember, assignment }: MessagePanelProps) {
  const { formData } = useNavigation()
  return (
    <Card className="grid gap-5 p-4 sm:p-5 lg:sticky lg:top-20">
      <section aria-labelledby="status">
        <h2 id="status" className="mb-2 text-sm font-medium text-muted">
          {m.inbox_move()}
        </h2>
        <MessageStatusBadge status={status} />
        <Form method="post" preventScrollReset className="mt-4 flex flex-wrap gap-2 lg:grid">
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="from" value={status} />
          {INBOX_STATUS_MOVES[status].map((to) => (
            <Button
              key={to}
              type="submit"
              name="to"
              value={to}
              size="small"
              variant="secondary"
              pending={formData?.get('to') === to}
            >
              {moveWords(status, to)}
            </Button>
          ))}
        </Form>
      </section>
      {assignment}
      <section aria-labelledby="sender" className="min-w-0 border-t border-line pt-4">
        <h2 id="sender" className="mb-1 text-sm font-medium text-muted">
          {m.inbox_sender()}
        </h2>
        <p dir="auto" className="font-medium text-match wrap-anywhere">
          {name}
        </p>
        <a
          href={`mailto:${email}`}
          className="flex min-h-9 items-center gap-2 text-primary underline-offset-4 wrap-anywhere hover:underline pointer-coarse:min-h-11"
        >
          <Mail aria-hidden className="size-4 shrink-0" />
          {email}
        </a>
        <p className="text-sm text-muted">
          {isMember ? m.inbox_sender_member() : m.inbox_sender_guest()}
        </p>
      </section>
    </Card>
  )
}

function moveWords(from: MessageStatus, to: MessageStatus): string {
  if (to === 'answered') return m.inbox_move_answered()
  if (to === 'closed') return m.inbox_move_closed()
  return from === 'new' ? m.inbox_move_in_progress() : m.inbox_move_again()
}
