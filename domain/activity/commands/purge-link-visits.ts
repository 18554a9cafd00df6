import { sql } from 'kysely'
import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes daily visit counts of ambassadors' links after three years. */
export const purgeLinkVisits = purgeSeparately(
  'retention.forget-link-visits',
  async ({ db, now }) => {
    const { numAffectedRows } = await sql`
        delete from ambassador_visits where ctid in (
          select ctid from ambassador_visits
          where day < (${daysBefore(now, RETENTION_DAYS.linkVisits)}::timestamptz at time zone 'Asia/Jerusalem')::date
          limit ${AT_ONCE})
      `.execute(db)
    return Number(numAffectedRows ?? 0)
  },
)
