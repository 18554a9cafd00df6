import { sql } from 'kysely'
import { MARK } from '#platform/attempts/attempt-key.ts'
import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/**
 * Deletes rate-limit counters a day after the first attempt; longer limits start over. Known connections are kept as
 * long as they count.
 */
export const purgeRateLimits = purgeSeparately('retention.forget-attempts', async ({ db, now }) => {
  const { numAffectedRows } = await sql`
        delete from rate_limits where key in (
          select key from rate_limits where began_at < ${daysBefore(now, RETENTION_DAYS.attempts)}
            and (not starts_with(key, ${MARK}) or began_at < ${daysBefore(now, RETENTION_DAYS.knownConnections)})
          limit ${AT_ONCE})
      `.execute(db)
  return Number(numAffectedRows ?? 0)
})
