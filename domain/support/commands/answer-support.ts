import { z } from 'zod'
import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { endGiftPayment } from '../end-gift-payment.ts'
import { notifyAnswered } from '../notify-answered.ts'
import { refuseUnconsented } from '../refuse-unconsented.ts'
import { findSupport } from '../find-support.ts'
import { outcomeSchema } from '../outcome-schema.ts'
import { answerReason } from '../support-schema.ts'
import { isStray, SUPPORT_OUTCOME_MAX } from '../outcome.ts'
import { ANSWERS, answersTo } from '../support-rules.ts'
import { supportStatusLabel, supporterLabel } from '../support-words.ts'
import { moverOf } from '../support.ts'
import type { Db } from '#platform/database/scope.ts'
import { isPaidToTeam } from '../../payments/is-paid-to-team.ts'

/**
 * Records the organization's answer to a support of one of its items: confirmed, declined with a reason, or completed,
 * with its hours and meals. Emails the supporter and everyone who comes along with a group; declining frees the places.
 * Returns the supporter's name.
 *
 * @throws AppError not_found for another organization's, bad_input without a reason to decline, conflict if the support
 * has changed or has not begun, a minor's parent has not agreed, or there is no place for someone on the waiting list; a gift is confirmed by its payment.
 */
export const answerSupport = command({
  name: 'support.answer-support',
  for: 'member',
  input: z
    .object({ id: z.string(), answer: z.enum(ANSWERS), reason: answerReason })
    .extend(outcomeSchema(SUPPORT_OUTCOME_MAX).shape)
    .refine(({ answer, reason }) => answer !== 'declined' || reason !== '', {
      path: ['reason'],
      error: () => m.support_reason_missing(),
    }),
  async run(ctx) {
    const { db, input, now } = ctx
    const { answer } = input
    const support = await findSupport(db, input.id, 'own-partner')
    if (!support) throw new AppError('not_found', m.support_no_support())
    if (!answersTo(support, support.item, now).includes(answer)) {
      const isLegal = moverOf(support.kind, support.status, answer) === 'partner'
      const sentence = isLegal
        ? m.support_not_begun()
        : m.support_moved_on({ status: supportStatusLabel(support.status, support.kind) })
      throw new AppError('conflict', sentence)
    }

    const { hours, meals } = answer === 'completed' ? input : { hours: null, meals: null }
    if (isStray(support.kind, { hours, meals })) {
      throw new AppError('bad_input', m.support_outcome_not_counted())
    }
    const reason = answer === 'declined' ? input.reason : null
    // Lock the payment first: whichever comes first, this or the payment, wins.
    if (answer === 'declined' && support.kind === 'donate') {
      await refuseTeamsGift(db, support.id)
      await endGiftPayment(db, support.id, now)
    }
    if (answer === 'confirmed') await refuseUnconsented(db, support.id)
    const changed = await db
      .updateTable('supports')
      .set({ status: answer, reason, hours, meals, decidedAt: now, updatedAt: now })
      .where('id', '=', support.id)
      .where('status', '=', support.status)
      .executeTakeFirst()
      .catch(refuseWithoutPlace)
    if (changed.numUpdatedRows === 0n) throw new AppError('conflict', m.support_changed_meanwhile())

    await notifyAnswered(ctx, support, { answer, reason: input.reason })
    return { name: supporterLabel(support) }
  },
})

function refuseWithoutPlace(error: unknown): never {
  if (violatedConstraint(error) === 'supports_need_consent') {
    throw new AppError('conflict', m.guardians_need_consent())
  }
  if (violatedConstraint(error) !== 'supports_places_left') throw error
  throw new AppError('conflict', m.waiting_no_place())
}

/**
 * @throws AppError conflict for a gift paid to the site's team: the money may have arrived there, so its organization
 * cannot end it.
 */
async function refuseTeamsGift(db: Db, giftId: string): Promise<void> {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where('supportId', '=', giftId)
    .where(isPaidToTeam())
    .executeTakeFirst()
  if (found) throw new AppError('conflict', m.payments_paid_to_team())
}
