import type { Db } from '#platform/database/scope.ts'
import type { GroupPerson } from './group.ts'

/** Who belongs to a group, its leader first, then by how long; nobody, for whoever does not belong to it. */
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
