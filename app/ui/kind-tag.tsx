import {
  Building2,
  CalendarCheck,
  HandHeart,
  Handshake,
  MapPin,
  TrendingUp,
  type LucideIcon,
} from 'lucide-react'
import type { SupportKind } from '#domain/support/support.ts'
import { m } from '#messages'
import { Badge } from './badge.tsx'

type KindLook = { word: () => string; icon: LucideIcon; text: string; tint: string }

/** Label, icon and colors of each support type. */
export const kinds: Record<SupportKind, KindLook> = {
  volunteer: {
    word: () => m.design_kind_volunteer(),
    icon: Handshake,
    text: 'text-volunteer',
    tint: 'bg-volunteer-tint',
  },
  donate: {
    word: () => m.design_kind_donate(),
    icon: HandHeart,
    text: 'text-donate',
    tint: 'bg-donate-tint',
  },
  visit: {
    word: () => m.design_kind_visit(),
    icon: MapPin,
    text: 'text-visit',
    tint: 'bg-visit-tint',
  },
  invest: {
    word: () => m.design_kind_invest(),
    icon: TrendingUp,
    text: 'text-invest',
    tint: 'bg-invest-tint',
  },
  business: {
    word: () => m.design_kind_business(),
    icon: Building2,
    text: 'text-business',
    tint: 'bg-business-tint',
  },
  attend: {
    word: () => m.design_kind_attend(),
    icon: CalendarCheck,
    text: 'text-primary',
    tint: 'bg-primary-tint',
  },
}

/** A support type as icon, label and color. */
export function KindTag({ kind, className = '' }: { kind: SupportKind; className?: string }) {
  const { word, icon, text, tint } = kinds[kind]
  return (
    <Badge icon={icon} className={`${tint} ${text} ${className}`}>
      {word()}
    </Badge>
  )
}
