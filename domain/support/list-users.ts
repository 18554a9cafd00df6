import type { Db } from '#platform/database/scope.ts'
import type { GroupPerson } from './group.ts'

/** Lists a group's members, its leader first, then by time of joining; empty for non-members. */
export async function listUserSupports(db: Db, groupId: string): Promise<GroupPerson[]> {
  return db
    .selectFrom('groupPeople')
    .select(['userId as id', 'fullName', 'avatarFileId', 'joinedAt', 'isLeader'])
    .where('groupId', '=', groupId)
    .orderBy('isLeader', 'desc')
    .orderBy('joinedAt')
    .orderBy('userId')
    .$castTo<GroupPerson>()
    .execute()
}
