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
 * Makes whoever has this id or this address a superuser: anybody who has signed up and shown that they read that mail.
 * Returns their id.
 *
 * @throws AppError bad_input with the whole sentence to say when there is nobody like that; conflict when they are
 * superuser already.
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

/** Null when there is no such person. */
async function isProved(db: Db, userId: string): Promise<boolean | null> {
  const { rows } = await sql<{ told: PersonSignIns | null }>`
    select app.person_sign_ins(${userId}) as told`.execute(db)
  return rows[0]?.told?.is_proved ?? null
}
