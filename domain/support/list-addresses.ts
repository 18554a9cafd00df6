import type { Db } from '#platform/database/scope.ts'

export type GroupAddress = { id: string; fullName: string; email: string }

/** Where the members of a group are written to, suspended ones left out; for its members and jobs, never to be shown. */
export async function listAddresses(db: Db, groupId: string): Promise<GroupAddress[]> {
  return db
    .selectFrom('groupAddresses')
    .select(['userId as id', 'fullName', 'email'])
    .where('groupId', '=', groupId)
    .$castTo<GroupAddress>()
    .execute()
}
