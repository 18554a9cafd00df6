import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { AT_ONCE, forgetAlone } from './forget-alone.ts'
import { daysBefore, KEPT_FOR } from './kept-for.ts'

/** Deletes how often something was tried, a day after the first try: what holds longer begins anew. */
export const forgetAttempts = command({
  name: 'retention.forget-attempts',
  for: 'system',
  input: z.object({}),
  run: ({ db, now }) =>
    forgetAlone(db, 'retention.forget-attempts', async () => {
      const { numAffectedRows } = await sql`
        delete from attempts where key in (
          select key from attempts where began_at < ${daysBefore(now, KEPT_FOR.attempts)}
          limit ${AT_ONCE})
      `.execute(db)
      return Number(numAffectedRows ?? 0)
    }),
})
