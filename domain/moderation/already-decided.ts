import { m } from '#messages'
import type { Actor } from '#platform/actor.ts'
import { AppError } from '#platform/errors.ts'
import { format, SITE_ZONE } from '#platform/text/format.ts'

/** The current state, if the row is no longer pending. */
export type Decided = { status: string; decidedAt: Date | null; decidedBy: string | null }

/** Conflict: someone has already decided; says who, how and when. */
export function alreadyDecided(found: Decided, actor: Actor): AppError {
  if (!found.decidedAt) return new AppError('conflict', m.moderation_withdrawn_meanwhile())
  const words = { outcome: outcomeOf(found.status), ...inWords(found.decidedAt) }
  const byThemselves = actor.kind === 'member' && found.decidedBy === actor.userId
  return new AppError(
    'conflict',
    byThemselves ? m.moderation_decided_by_yourself(words) : m.moderation_decided_by_another(words),
  )
}

function outcomeOf(status: string): string {
  if (status === 'approved') return m.moderation_outcome_approved()
  return status === 'rejected' ? m.moderation_outcome_rejected() : m.moderation_outcome_changes()
}

/** The message names the time zone, since the reader's is unknown. */
function inWords(at: Date): { time: string; date: string } {
  return { time: `${format.time(at, SITE_ZONE)} ${format.zoneName(at)}`, date: format.date(at) }
}
