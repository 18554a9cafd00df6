import { CircleAlert, CircleCheck, CircleDot, Info, TriangleAlert } from 'lucide-react'

/** How good or bad a thing is. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** The colours and the icon of each tone; the icon so that colour never speaks alone. */
export const tones = {
  neutral: { ground: 'bg-sand', edge: 'border-line', text: 'text-ink', icon: CircleDot },
  info: { ground: 'bg-primary-tint', edge: 'border-primary/30', text: 'text-primary', icon: Info },
  success: {
    ground: 'bg-volunteer-tint',
    edge: 'border-volunteer/30',
    text: 'text-volunteer',
    icon: CircleCheck,
  },
  warning: {
    ground: 'bg-gold-tint',
    edge: 'border-gold/35',
    text: 'text-gold',
    icon: TriangleAlert,
  },
  danger: {
    ground: 'bg-donate-tint',
    edge: 'border-donate/35',
    text: 'text-donate',
    icon: CircleAlert,
  },
} as const satisfies Record<Tone, unknown>
