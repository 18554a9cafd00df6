import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { tones, type Tone } from './tone.ts'

/** A status as icon and word. The tone determines the icon unless one is given. */
export function StatusBadge({
  tone,
  icon,
  children,
}: {
  tone: Tone
  icon?: LucideIcon
  children: ReactNode
}) {
  const { ground, text, icon: usual } = tones[tone]
  return (
    <Badge icon={icon ?? usual} className={`${ground} ${text}`}>
      {children}
    </Badge>
  )
}
