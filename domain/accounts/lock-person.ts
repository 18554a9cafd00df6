import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

export type DecidedPerson = {
  id: string
  fullName: string
  email: string
  roles: string[]
  isSuspended: boolean
}

/**
 * Returns and locks the user that a superuser decides about, until the running transaction ends, so that concurrent
 * decisions wait for each other.
 *
 * @throws AppError not_found.
 */
export async function lockPerson(db: Db, userId: string): Promise<DecidedPerson> {
  const person = await db
    .selectFrom('profiles')
    .select(['id', 'fullName', 'email', 'suspendedAt'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw new AppError('not_found', m.people_not_found())
  const roles = await db.selectFrom('roles').select('role').where('userId', '=', userId).execute()
  return {
    id: person.id,
    fullName: person.fullName,
    email: person.email,
    roles: roles.map(({ role }) => role),
    isSuspended: person.suspendedAt !== null,
  }
}
