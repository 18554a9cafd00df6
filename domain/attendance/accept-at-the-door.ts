import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { CommandContext } from '#platform/operation.ts'
import { findSupport } from '../support/find-support.ts'
import { notifyAnswered } from '../support/notify-answered.ts'
import { refuseUnconsented } from '../support/refuse-unconsented.ts'
import type { ExpectedRow } from './list-expected.ts'
import { rethrowRefusal } from './refused-by-database.ts'

/**
 * Accepts the sign-up of someone who comes before their organization has answered it, or while they wait for a place, and emails them as
 * for every answer. Whoever is expected is left as they are.
 *
 * @throws AppError conflict if every place is taken, or a minor's parent has not agreed.
 */
export async function acceptAtTheDoor(
  ctx: Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>,
  { supportId, standing }: ExpectedRow,
): Promise<void> {
  if (standing === 'expected') return
  const { db, now } = ctx
  await refuseUnconsented(db, supportId)
  const support = await findSupport(db, supportId, 'own-partner')
  if (!support) throw new AppError('not_found', m.support_no_support())
  const accepted = await db
    .updateTable('supports')
    .set({ status: 'confirmed', decidedAt: now, updatedAt: now })
    .where('id', '=', supportId)
    .where('status', 'in', ['pending', 'waiting', 'offered'])
    .executeTakeFirst()
    .catch(rethrowRefusal)
  // Someone else at the door was first.
  if (accepted.numUpdatedRows === 0n) return
  await notifyAnswered(ctx, support, { answer: 'confirmed' })
}
