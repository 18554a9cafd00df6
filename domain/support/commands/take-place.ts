import { z } from 'zod'
import { isWithoutConsent } from '#domain/consent/consent.ts'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { violatedConstraint } from '#platform/database/faults.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { notifyGroupSignedUp } from '../notify-group-signed-up.ts'
import { notifySignedUp } from '../notify-signed-up.ts'
import { findSignUp, mayTakeNow } from '../queries/get-sign-up.ts'
import { isInLine, isOpen } from '../support-rules.ts'
import type { SupportStatus } from '../support.ts'

/**
 * Takes the place that someone on a waiting list was offered, or one that is free although they wait, such as shortly
 * before it begins. From then on they have signed up like everyone else, and the organization is emailed. Idempotent.
 * For a caller verified as that person.
 *
 * @throws AppError not_found if it is not theirs; conflict if the offer has ended, no place is free, or it is over.
 */
export const takePlace = command({
  name: 'support.take-place',
  for: 'system',
  input: z.object({ supportId: z.string(), userId: z.string(), hadIt: z.boolean() }),
  async run(ctx): Promise<void> {
    const { db, input, now } = ctx
    const found = await findSignUp(db, input, input.hadIt)
    const { support } = found
    if (isOpen(support.status) && found.isHeld) return
    const gone = () => new AppError('conflict', m.waiting_offer_over())
    if (!isInLine(support.status) || !mayTakeNow(found, now)) throw gone()
    let row: { status: string } | undefined
    try {
      row = await db
        .updateTable('supports')
        .set({ status: 'pending', offeredUntil: null, updatedAt: now })
        .where('id', '=', support.id)
        .where('userId', '=', input.userId)
        .where('status', '=', support.status)
        .returning('status')
        .executeTakeFirst()
    } catch (error) {
      throw violatedConstraint(error) === 'supports_places_left' ? gone() : error
    }
    if (!row) throw gone()
    // The column's check constraint allows only these values.
    const status = row.status as SupportStatus
    // The organization hears of a minor once their parent has agreed.
    if (await waitsForConsent(db, support.id)) return
    if (support.group !== null) {
      await notifyGroupSignedUp(ctx, { ids: [support.id], userId: input.userId, whose: 'any' })
      return
    }
    await notifySignedUp(ctx, {
      ...support,
      userId: input.userId,
      signUps: [{ id: support.id, status, date: support.date }],
    })
  },
})

async function waitsForConsent(db: Db, id: string): Promise<boolean> {
  const { consent } = await db
    .selectFrom('supports')
    .select('consent')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return isWithoutConsent(consent)
}
