import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { GroupPerson } from './group.ts'

/** Who belongs to a group, its leader first, then by how long; nobody, for whoever does not belong to it. */
export async function listUserSupports(db: Db, groupId: string): Promise<GroupPerson[]> {
  const { rows } = await sql<{
    userId: string
    fullName: string
    avatarFileId: string | null
    joinedAt: Date
    isLeader: boolean
  }>`
    select user_id, full_name, avatar_file_id, joined_at, is_leader from app.group_people(${groupId})
  `.execute(db)
  return rows.map((row) => ({
    id: row.userId,
    fullName: row.fullName,
    avatarFileId: row.avatarFileId,
    joinedAt: row.joinedAt,
    isLeader: row.isLeader,
  }))
}
