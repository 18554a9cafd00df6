import type { PartnerStatus } from '#domain/partners/partner.ts'
import { partnerStatusLabel } from '#domain/partners/partner-words.ts'
import { m } from '#messages'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { Tone } from '#app/ui/tone.ts'

const tones: Record<PartnerStatus, Tone> = {
  pending: 'info',
  changes_asked: 'warning',
  approved: 'success',
  rejected: 'neutral',
  suspended: 'danger',
}

/** An organization's status; one whose owner has left is shown as closed. */
export function PartnerStatusBadge({
  status,
  isClosed,
}: {
  status: PartnerStatus
  isClosed: boolean
}) {
  if (isClosed) return <StatusBadge tone="neutral">{m.organizations_closed()}</StatusBadge>
  return <StatusBadge tone={tones[status]}>{partnerStatusLabel(status)}</StatusBadge>
}
