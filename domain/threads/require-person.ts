import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/** The person's side of a thread: a support, and its supporter. Null: a gift that the caller has been verified to have given. */
export type PersonOf = { supportId: string; userId: string | null }

/** Whether a support is this person's own, not one in which they only have a seat; for callers verified as that person. */
export async function isPersonOf(db: Db, { supportId, userId }: PersonOf): Promise<boolean> {
  if (!isId(supportId)) return false
  const support = await db
    .selectFrom('supports')
    .select(['kind', 'userId'])
    .where('id', '=', supportId)
    .executeTakeFirst()
  if (!support) return false
  if (userId === null) return support.kind === 'donate'
  // Someone who was signed up at the door has no account, and a key for the sign-up itself.
  return (support.userId ?? (support.kind === 'donate' ? null : supportId)) === userId
}

/** @throws AppError not_found for someone else's support. */
export async function requirePerson(db: Db, person: PersonOf): Promise<void> {
  if (!(await isPersonOf(db, person))) throw new AppError('not_found', m.support_no_support())
}
