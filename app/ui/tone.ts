import { CircleAlert, CircleCheck, CircleDot, Info, TriangleAlert } from 'lucide-react'

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** Colors and icon of each tone; the icon ensures that color is not the only cue. */
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
