import { BadgeCheck, Clock } from 'lucide-react'
import { m } from '#messages'
import { identityLabel, type OwnIdentity } from '#domain/accounts/identity.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'

/** Status of the user's identity document. */
export function IdentityBadge({ identity }: { identity: OwnIdentity | null }) {
  if (!identity) return <span>{m.identity_none()}</span>
  const words = identityLabel(identity.status)
  switch (identity.status) {
    case 'submitted':
      return (
        <StatusBadge tone="info" icon={Clock}>
          {words}
        </StatusBadge>
      )
    case 'verified':
      return (
        <StatusBadge tone="success" icon={BadgeCheck}>
          {words}
        </StatusBadge>
      )
    case 'refused':
      return <StatusBadge tone="danger">{words}</StatusBadge>
  }
}
