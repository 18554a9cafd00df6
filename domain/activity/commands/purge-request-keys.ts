import { sql } from 'kysely'
import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes idempotency keys, with their responses, after a day: no one repeats a request later than that. */
export const purgeRequestKeys = purgeSeparately(
  'retention.forget-request-keys',
  async ({ db, now }) => {
    const { numAffectedRows } = await sql`
        delete from idempotency_keys where (actor, operation, key) in (
          select actor, operation, key from idempotency_keys
          where at < ${daysBefore(now, RETENTION_DAYS.requestKeys)} limit ${AT_ONCE})
      `.execute(db)
    return Number(numAffectedRows ?? 0)
  },
)
