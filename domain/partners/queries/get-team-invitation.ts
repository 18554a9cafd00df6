import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { selectTeamInvitation, type OwnTeamInvitation } from '../select-team-invitation.ts'

/**
 * Returns an open invitation to a team that was sent to the caller's own, proved address.
 *
 * @throws AppError not_found for any other, also one that has ended.
 */
export const getTeamInvitation = query({
  name: 'partners.get-team-invitation',
  for: 'member',
  input: z.object({ id: z.string() }),
  async run({ db, input: { id } }): Promise<OwnTeamInvitation> {
    const invitation = await selectTeamInvitation(db, id)
    if (!invitation) throw new AppError('not_found', m.team_invitation_nowhere())
    return invitation
  },
})
