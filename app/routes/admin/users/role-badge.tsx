import { ShieldCheck, ShieldPlus, User } from 'lucide-react'
import { personKindLabel, type PersonRole } from '#domain/accounts/person.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'

const looks = {
  superuser: { tone: 'danger', icon: ShieldPlus },
  admin: { tone: 'info', icon: ShieldCheck },
  regular: { tone: 'neutral', icon: User },
} as const

/** A user's role: red for superusers, blue for admins, gray for everyone else. */
export function RoleBadge({ role }: { role: PersonRole }) {
  return <StatusBadge {...looks[role]}>{personKindLabel(role)}</StatusBadge>
}
