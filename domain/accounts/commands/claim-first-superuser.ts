import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { giveRole } from '../give-role.ts'
import type { PersonSignIns } from '../person-details.ts'

/**
 * Makes the user named in the installation's settings its first superuser. Exactly one of many concurrent calls wins.
 * The caller must take the user from their session.
 *
 * @throws AppError conflict when there is a superuser; bad_input unless the user's verified address matches the
 *   settings and they can sign in.
 */
export const claimFirstSuperuser = command({
  name: 'accounts.claim-first-superuser',
  for: 'system',
  input: z.object({ userId: z.uuid(), bootstrapEmail: z.email() }),
  async run({ db, input: { userId, bootstrapEmail }, audit, notify }): Promise<void> {
    // The same lock that removing a superuser takes: without it, two concurrent claims would each see no superuser.
    await sql`select pg_advisory_xact_lock(hashtextextended('superusers leave', 0))`.execute(db)
    const first = await db
      .selectFrom('roles')
      .select('userId')
      .where('role', '=', 'superuser')
      .limit(1)
      .executeTakeFirst()
    if (first) throw new AppError('conflict', m.people_emergency_over())
    const person = await db
      .selectFrom('profiles')
      .select(['id', 'email', 'fullName as fullName', 'suspendedAt'])
      .where('id', '=', userId)
      .executeTakeFirst()
    const { rows } = await sql<{ told: PersonSignIns | null }>`
      select app.sign_ins_of(${userId}) as told`.execute(db)
    const isMeant = person?.email === bootstrapEmail.toLowerCase() && rows[0]?.told?.is_proved
    if (!isMeant || person.suspendedAt !== null) {
      throw new AppError('bad_input', m.people_emergency_not_meant())
    }
    await giveRole({ db, audit, notify }, person, {
      role: 'superuser',
      reason: m.people_emergency_reason(),
    })
  },
})
