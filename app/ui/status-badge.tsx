import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import { tones, type Tone } from './tone.ts'

/** Where a thing stands, as an icon and a word. The icon follows from the tone unless one is given. */
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
