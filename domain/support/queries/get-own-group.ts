import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { listUserSupports } from '../list-users.ts'

/**
 * Returns a group of the caller's, with its members and invitation, and, only to the two of them, the member whom the
 * leader has offered the leadership.
 *
 * @throws AppError not_found for other groups and unknown ids.
 */
export const getOwnGroup = query({
  name: 'groups.get-own-group',
  for: 'member',
  input: z.object({ id: z.string() }),
  async run({ db, actor, input }) {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const group = isId(input.id)
      ? await db
          .selectFrom('volunteerGroups')
          .select([
            'id',
            'name',
            'description',
            'ownerId',
            'offeredTo',
            'inviteCode',
            'version',
            'createdAt',
          ])
          .where('id', '=', input.id)
          .executeTakeFirst()
      : undefined
    if (!group) throw new AppError('not_found', m.groups_not_found())
    const people = await listUserSupports(db, group.id)
    const isLeader = group.ownerId === userId
    return {
      id: group.id,
      name: group.name,
      description: group.description,
      inviteCode: group.inviteCode,
      version: group.version,
      startedAt: group.createdAt,
      isLeader,
      offeredTo: isLeader || group.offeredTo === userId ? group.offeredTo : null,
      people: people.map((person) => ({ ...person, isSelf: person.id === userId })),
    }
  },
})
