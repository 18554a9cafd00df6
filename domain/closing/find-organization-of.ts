import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/** Returns the id of a user's organization. @throws AppError conflict if they have none, or no longer. */
export async function findOrganizationOf(db: Db, userId: string): Promise<string> {
  const found = await db
    .selectFrom('partners')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!found) throw new AppError('conflict', m.organizations_unknown())
  return found.id
}
