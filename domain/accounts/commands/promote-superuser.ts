import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { giveRole } from '../give-role.ts'
import { lockPerson } from '../lock-person.ts'
import type { PersonSignIns } from '../person-details.ts'

/**
 * Makes the user with this id or address a superuser, if they have signed up and verified their address. Returns their
 * id.
 *
 * @throws AppError bad_input with a complete message when there is no such user; conflict when they are already a
 *   superuser.
 */
export const promoteSuperuser = command({
  name: 'accounts.promote-superuser',
  for: 'superuser',
  input: z.object({
    by: z.enum(['id', 'email']),
    whom: z.string().max(254).transform(sanitizeText),
  }),
  async run({ db, input: { by, whom }, audit, notify }): Promise<{ userId: string }> {
    const id = by === 'id' ? whom.toLowerCase() : await findByEmail(db, whom.toLowerCase())
    const proved = id !== null && isId(id) ? await isProved(db, id) : null
    if (by === 'email' && !proved) {
      throw new AppError('bad_input', m.people_unknown_email({ email: whom }))
    }
    if (proved === null) throw failed(m.people_unknown_id())
    if (!proved) throw failed(m.people_unproved())
    const person = await lockPerson(db, id ?? '')
    if (person.isSuspended) throw failed(m.people_is_suspended())
    await giveRole({ db, audit, notify }, person, {
      role: 'superuser',
      reason: m.people_promoted_reason(),
    })
    return { userId: person.id }
  },
})

function failed(message: string): AppError {
  return new AppError('bad_input', m.people_promote_failed({ message }))
}

async function findByEmail(db: Db, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('profiles')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Null when there is no such user. */
async function isProved(db: Db, userId: string): Promise<boolean | null> {
  const { rows } = await sql<{ told: PersonSignIns | null }>`
    select app.person_sign_ins(${userId}) as told`.execute(db)
  return rows[0]?.told?.is_proved ?? null
}
