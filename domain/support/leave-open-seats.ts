import type { CommandContext } from '#platform/operation.ts'
import { findSupport } from './find-support.ts'
import { mayCancel } from './support-rules.ts'
import { giveBackSeat } from './give-back-seat.ts'

/**
 * Frees the seats of a member who is leaving a group, in all its sign-ups that are not over, in the current
 * transaction, and notifies those involved. For the member, the leader and jobs.
 */
export async function leaveOpenSeats(
  ctx: Pick<CommandContext, 'db' | 'now' | 'notify'>,
  { groupId, userId }: { groupId: string; userId: string },
): Promise<void> {
  const { db, now } = ctx
  const seats = await db
    .selectFrom('groupSeats')
    .innerJoin('supports', 'supports.id', 'groupSeats.supportId')
    .select('supports.id')
    .where('groupSeats.userId', '=', userId)
    .where('supports.groupId', '=', groupId)
    .where('supports.status', 'in', ['waiting', 'offered', 'pending', 'confirmed'])
    .orderBy('supports.id')
    .execute()
  for (const { id } of seats) {
    const support = await findSupport(db, id, { groupId })
    if (support && mayCancel(support, support.item, now)) await giveBackSeat(ctx, support, userId)
  }
}
