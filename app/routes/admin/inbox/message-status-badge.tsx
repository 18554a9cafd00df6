import { Archive } from 'lucide-react'
import type { MessageStatus } from '#domain/inbox/inbox-message.ts'
import { inboxStatusLabel } from '#domain/inbox/inbox-words.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { Tone } from '#app/ui/tone.ts'

const tones: Record<MessageStatus, Tone> = {
  new: 'info',
  in_progress: 'warning',
  answered: 'success',
  closed: 'neutral',
}

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  return (
    <StatusBadge tone={tones[status]} {...(status === 'closed' ? { icon: Archive } : {})}>
      {inboxStatusLabel(status)}
    </StatusBadge>
  )
}
