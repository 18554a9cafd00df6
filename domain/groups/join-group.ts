import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { brokenConstraint } from '#platform/database/faults.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { GROUP_MEMBERS_MAX } from './group.ts'

/**
 * Makes the caller a member of the group whose invitation they have, and tells its leader; whoever belongs to it already
 * stays as they are.
 *
 * @throws AppError not_found with a code that opens nothing (any more); conflict when the group is full.
 */
export const joinGroup = command({
  name: 'groups.join-group',
  for: 'member',
  feature: 'volunteering',
  input: z.object({ id: z.string(), code: z.string().max(64) }),
  async run({ db, input }): Promise<void> {
    try {
      const { rows } = isId(input.id)
        ? await sql<{ joined: boolean }>`
            select app.join_group(${input.id}, ${input.code}) as joined`.execute(db)
        : { rows: [] }
      if (!rows[0]?.joined) throw new AppError('not_found', m.groups_invitation_nowhere())
    } catch (error) {
      if (brokenConstraint(error) !== 'group_members_enough') throw error
      throw new AppError('conflict', m.groups_full({ max: GROUP_MEMBERS_MAX }))
    }
  },
})
