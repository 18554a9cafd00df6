import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

const CHANGES_MOST = 30
const ACTIVITIES_MOST = 50

export type UserActivity = {
  /** The changed profile fields, newest first; never their values. */
  changes: { field: string; at: string }[]
  /** Their 50 latest actions on the site; null unless the caller is a superuser. */
  activities: { type: string; about: string | null; at: string }[] | null
}

/** A user's profile changes and activity, read in the running staff transaction. */
export async function readUserActivity(db: Db, userId: string): Promise<UserActivity> {
  const changes = await db
    .selectFrom('profileChanges')
    .select(['fieldName', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(CHANGES_MOST)
    .execute()
  const { rows } = await sql<{ yes: boolean }>`select app.is_superuser() as yes`.execute(db)
  return {
    changes: changes.map(({ fieldName: field, createdAt: at }) => ({
      field,
      at: at.toISOString(),
    })),
    activities: rows[0]?.yes ? await readActivities(db, userId) : null,
  }
}

async function readActivities(db: Db, userId: string) {
  const { rows } = await sql<{ type: string; about: string | null; at: Date }>`
    select activity_type as type, created_at as at,
      coalesce(details ->> 'action', details ->> 'link', details ->> 'path') as about
    from user_activity where user_id = ${userId} order by created_at desc limit ${ACTIVITIES_MOST}`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
