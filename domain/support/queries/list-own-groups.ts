import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** A group in a member's list; `isOffered` while its leader offers them the leadership. */
export type OwnGroup = {
  id: string
  name: string
  members: number
  isLeader: boolean
  isOffered: boolean
}

/** Lists the caller's groups by name. */
export const listOwnGroups = query({
  name: 'groups.list-own-groups',
  for: 'member',
  feature: 'volunteering',
  input: z.object({}),
  async run({ db, actor }): Promise<OwnGroup[]> {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const rows = await db
      .selectFrom('volunteerGroups as g')
      .innerJoin('groupMembers as x', 'x.groupId', 'g.id')
      .select(['g.id', 'g.name', 'g.ownerId', 'g.offeredTo'])
      .select(({ fn }) => fn.countAll<string>().as('members'))
      .groupBy('g.id')
      .orderBy('g.name')
      .orderBy('g.id')
      .execute()
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      members: Number(row.members),
      isLeader: row.ownerId === userId,
      isOffered: row.offeredTo === userId,
    }))
  },
})
