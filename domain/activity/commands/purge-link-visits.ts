import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes daily visit counts of ambassadors' links after three years. */
export const purgeLinkVisits = command({
  name: 'retention.forget-link-visits',
  for: 'system',
  input: z.object({}),
  run: ({ db, now }) =>
    purgeSeparately(db, 'retention.forget-link-visits', async () => {
      const { numAffectedRows } = await sql`
        delete from ambassador_visits where ctid in (
          select ctid from ambassador_visits
          where day < (${daysBefore(now, RETENTION_DAYS.linkVisits)}::timestamptz at time zone 'Asia/Jerusalem')::date
          limit ${AT_ONCE})
      `.execute(db)
      return Number(numAffectedRows ?? 0)
    }),
})
