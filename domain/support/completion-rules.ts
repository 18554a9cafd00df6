import type { Status } from '../project-events/project-event.ts'
import { phaseOf, type Occasion } from './support-rules.ts'

/** Why an organization cannot complete its project or event now. */
export type CompletionProblem = 'not-public' | 'not-begun' | 'not-over'

/**
 * Returns why an item cannot be completed, or null. A project can be completed once it has begun, since only its
 * organization knows when the work is done; an event once it is over. A completed item can be corrected.
 */
export function obstacleToCompleting(
  item: Occasion & { status: Status; isHidden?: boolean },
  now: Date,
): CompletionProblem | null {
  if (item.status !== 'approved' || item.isHidden) return 'not-public'
  const phase = phaseOf(item, now)
  if (phase === 'upcoming') return 'not-begun'
  return item.type === 'event' && phase === 'active' ? 'not-over' : null
}
