import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { isPaidToTeam } from '../payments/is-paid-to-team.ts'

/** @throws AppError conflict for a gift that is paid to whoever runs the site: its money may be there, so its organization cannot end it. */
export async function refuseTeamsGift(db: Db, giftId: string): Promise<void> {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where('supportId', '=', giftId)
    .where(isPaidToTeam())
    .executeTakeFirst()
  if (found) throw new AppError('conflict', m.payments_paid_to_team())
}
