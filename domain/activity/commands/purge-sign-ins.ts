import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'

/** Deletes expired sessions and expired email verifications. */
export const purgeSignIns = command({
  name: 'retention.forget-sign-ins',
  for: 'system',
  input: z.object({}),
  run: ({ db, now }) =>
    purgeSeparately(db, 'retention.forget-sign-ins', async () => {
      const { rows } = await sql<{ n: number }>`
        select app.forget_expired_sign_ins(${now}, ${AT_ONCE}) as n`.execute(db)
      return rows[0]?.n ?? 0
    }),
})
