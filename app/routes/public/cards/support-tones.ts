import type { Phase } from '#domain/support/support-rules.ts'
import type { SupportStatus } from '#domain/support/support.ts'
import type { Tone } from '#app/ui/tone.ts'

/** Upcoming is blue, active green, completed grey. */
export const phaseTone: Record<Phase, Tone> = {
  upcoming: 'info',
  active: 'success',
  completed: 'neutral',
}

export const statusTone: Record<SupportStatus, Tone> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'success',
  declined: 'danger',
  cancelled: 'neutral',
}
