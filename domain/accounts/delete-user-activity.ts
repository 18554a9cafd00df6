import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/**
 * Deletes, in the running transaction, what is kept of a person without belonging to their profile: what they wrote to
 * us, mail to them and about them, drafts begun as a visitor, and the answers of requests that name them.
 */
export async function deleteUserActivity(
  db: Db,
  { id, email, fullName }: { id: string; email: string; fullName: string },
): Promise<void> {
  await db
    .deleteFrom('inboxMessages')
    .where((is) => is.or([is('userId', '=', id), is(sql`lower(email)`, '=', email)]))
    .execute()
  await sql`
    delete from mails where lower(to_address) = ${email}
      or position(${email} in lower(text)) > 0
      -- What has left already, to somebody else, with their name.
      or (status <> 'queued' and length(${fullName}) > 3 and position(${fullName} in subject || ' ' || text) > 0)
  `.execute(db)
  await sql`
    delete from registration_drafts
    where user_id is null and position(${email} in lower(content::text)) > 0
  `.execute(db)
  await sql`
    delete from idempotency_keys where actor = ${`member:${id}`}
      or position(${email} in lower(answer::text)) > 0
      or (length(${fullName}) > 3 and position(${fullName} in answer::text) > 0)
  `.execute(db)
}
