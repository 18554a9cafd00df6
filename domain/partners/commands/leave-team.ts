import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'

/** Takes the caller out of the team that they are in. @throws AppError conflict if they are in none. */
export const leaveTeam = command({
  name: 'partners.leave-team',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<void> {
    const left = await db
      .deleteFrom('partnerMembers')
      .where('userId', '=', actor.kind === 'member' ? actor.userId : '')
      .returning('partnerId')
      .executeTakeFirst()
    if (!left) throw new AppError('conflict', m.team_none())
  },
})
