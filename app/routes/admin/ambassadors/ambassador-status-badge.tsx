import { Ban, CircleCheck, EyeOff } from 'lucide-react'
import type { AmbassadorStatus } from '#domain/ambassadors/ambassador-status.ts'
import { m } from '#messages'
import { StatusBadge } from '#app/ui/status-badge.tsx'

const words = {
  shown: { label: m.content_shown, tone: 'success', icon: CircleCheck },
  hidden: { label: m.ambassadordesk_hidden, tone: 'warning', icon: EyeOff },
  suspended: { label: m.ambassadordesk_suspended, tone: 'warning', icon: Ban },
} as const

/** Shows whether an ambassador's page is public, hidden or suspended. */
export function AmbassadorStatusBadge({ status }: { status: AmbassadorStatus }) {
  const { label, tone, icon } = words[status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {label()}
    </StatusBadge>
  )
}
