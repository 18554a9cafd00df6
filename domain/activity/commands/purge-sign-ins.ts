import { sql } from 'kysely'
import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'

/** Deletes expired sessions and expired email verifications. */
export const purgeSignIns = purgeSeparately('retention.forget-sign-ins', async ({ db, now }) => {
  const { rows } = await sql<{ n: number }>`
        select app.forget_expired_sign_ins(${now}, ${AT_ONCE}) as n`.execute(db)
  return rows[0]?.n ?? 0
})
