import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { GROUP_MEMBERS_MAX } from '../group.ts'

/**
 * Returns what the holder of an invitation sees of the group before joining.
 *
 * @throws AppError not_found for a code that is not, or no longer, valid.
 */
export const getInvitation = query({
  name: 'groups.get-invitation',
  for: 'visitor',
  feature: 'volunteering',
  input: z.object({ id: z.string(), code: z.string() }),
  async run({ db, input }) {
    const { rows } = isId(input.id)
      ? await sql<{ name: string; description: string; leader: string; members: number }>`
          select name, description, leader, members
          from app.invited_to(${input.id}, ${input.code.replaceAll('\u0000', '')})`.execute(db)
      : { rows: [] }
    const group = rows[0]
    if (!group) throw new AppError('not_found', m.groups_invitation_nowhere())
    return { ...group, isFull: group.members >= GROUP_MEMBERS_MAX }
  },
})
