import type { Db } from '#platform/database/scope.ts'

export type GroupAddress = { id: string; fullName: string; email: string }

/** Lists the email addresses of a group's members, without suspended ones; for its members and jobs, never for display. */
export async function listAddresses(db: Db, groupId: string): Promise<GroupAddress[]> {
  return db
    .selectFrom('groupAddresses')
    .select(['userId as id', 'fullName', 'email'])
    .where('groupId', '=', groupId)
    .$castTo<GroupAddress>()
    .execute()
}
