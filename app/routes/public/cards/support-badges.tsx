import { Clock, Undo2 } from 'lucide-react'
import { m } from '#messages'
import { isInLine, isOpen, type Phase } from '#domain/support/support-rules.ts'
import { phaseLabel, supportStatusLabel } from '#domain/support/support-words.ts'
import type { SupportKind, SupportStatus } from '#domain/support/support.ts'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { Tone } from '#app/ui/tone.ts'

const phases: Record<Phase, Tone> = {
  upcoming: 'info',
  active: 'success',
  completed: 'neutral',
}

const statuses: Record<SupportStatus, Tone> = {
  waiting: 'info',
  offered: 'warning',
  pending: 'warning',
  confirmed: 'success',
  completed: 'success',
  declined: 'danger',
  cancelled: 'neutral',
  lapsed: 'neutral',
  refunded: 'neutral',
}

/** The phase of an item: upcoming blue, active green, completed gray. */
export function PhaseBadge({ phase }: { phase: Phase }) {
  return <StatusBadge tone={phases[phase]}>{phaseLabel(phase)}</StatusBadge>
}

/** The status of a support; of a minor it may wait for a parent. Pending is not a warning, so it shows a clock. */
export function SupportBadge({
  status,
  kind,
  isOnHold = false,
  consent,
}: {
  status: SupportStatus
  kind: SupportKind
  /** Whether the supported item is unpublished for now. */
  isOnHold?: boolean
  /** Of a minor: whether a parent or guardian has agreed. */
  consent?: string | null | undefined
}) {
  if (isOnHold && kind !== 'donate' && isOpen(status)) {
    return <StatusBadge tone="warning">{m.signups_on_hold()}</StatusBadge>
  }
  return (
    <StatusBadge tone={statuses[status]} {...iconOf(status)}>
      {supportStatusLabel(status, kind, consent)}
    </StatusBadge>
  )
}

function iconOf(status: SupportStatus) {
  if (status === 'pending' || isInLine(status)) return { icon: Clock }
  return status === 'refunded' ? { icon: Undo2 } : {}
}
