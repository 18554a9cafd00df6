import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { ownedPartner } from '../owned-partner.ts'

/**
 * Ends an invitation to the team of the caller's organization; its link no longer works.
 *
 * @throws AppError forbidden unless the caller owns an approved organization; conflict if it is no longer open.
 */
export const withdrawTeamInvitation = command({
  name: 'partners.withdraw-team-invitation',
  for: 'member',
  input: z.object({ id: z.string() }),
  async run({ db, input: { id } }): Promise<void> {
    const { partner } = await ownedPartner(db)
    const { numDeletedRows } = isId(id)
      ? await db
          .deleteFrom('partnerInvitations')
          .where('id', '=', id)
          .where('partnerId', '=', partner.id)
          .executeTakeFirst()
      : { numDeletedRows: 0n }
    if (numDeletedRows === 0n) throw new AppError('conflict', m.team_invitation_gone())
  },
})
