import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { ownedPartner } from '../owned-partner.ts'

/**
 * Takes a member out of the team of the caller's organization, and emails them. What they wrote stays.
 *
 * @throws AppError forbidden unless the caller owns an approved organization; conflict for someone who is not, or no
 * longer, a member.
 */
export const removeFromTeam = command({
  name: 'partners.remove-from-team',
  for: 'member',
  input: z.object({ memberId: z.string() }),
  async run({ db, input: { memberId }, notify }): Promise<void> {
    const { partner, team } = await ownedPartner(db)
    const { numDeletedRows } = isId(memberId)
      ? await db
          .deleteFrom('partnerMembers')
          .where('userId', '=', memberId)
          .where('partnerId', '=', partner.id)
          .executeTakeFirst()
      : { numDeletedRows: 0n }
    const person = team.find(({ userId }) => userId === memberId)
    if (numDeletedRows === 0n || !person) throw new AppError('conflict', m.team_member_gone())
    await notify(() => ({
      kind: 'partners.team-removed',
      to: { email: person.email, name: person.fullName },
      subject: m.team_mail_removed_subject({ organization: partner.name() }),
      paragraphs: [m.team_mail_removed_text({ organization: partner.name() })],
    }))
  },
})
