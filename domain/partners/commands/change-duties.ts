import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { dutiesInput } from '../duties-input.ts'
import { ownedPartner } from '../owned-partner.ts'

/**
 * Gives a member of the caller's team other duties, from their next request on.
 *
 * @throws AppError forbidden unless the caller owns an approved organization; bad_input without a duty; conflict for
 * someone who is not, or no longer, a member.
 */
export const changeDuties = command({
  name: 'partners.change-duties',
  for: 'member',
  input: z.object({ memberId: z.string(), duties: dutiesInput }),
  async run({ db, input: { memberId, duties } }): Promise<void> {
    const { partner } = await ownedPartner(db)
    const { numUpdatedRows } = isId(memberId)
      ? await db
          .updateTable('partnerMembers')
          .set({ duties })
          .where('userId', '=', memberId)
          .where('partnerId', '=', partner.id)
          .executeTakeFirst()
      : { numUpdatedRows: 0n }
    if (numUpdatedRows === 0n) throw new AppError('conflict', m.team_member_gone())
  },
})
