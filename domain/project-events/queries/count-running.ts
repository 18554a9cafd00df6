import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'

/**
 * How many public projects run today, and how many of those public now were approved and running on the day of an earlier
 * moment. A project without an end runs on until it is completed. Days are days in Israel.
 */
export const countRunning = query({
  name: 'project-events.count-running',
  for: 'staff',
  input: z.object({ before: z.date() }),
  async run({ db, input: { before }, now }): Promise<{ now: number; earlier: number }> {
    const runsAt = (at: Date) => {
      const day = sql`(${at}::timestamptz at time zone 'Asia/Jerusalem')::date`
      return sql<boolean>`approved_at <= ${at} and coalesce(completed_at > ${at}, true)
        and coalesce(start_date <= ${day}, true) and coalesce(end_date >= ${day}, true)`
    }
    return db
      .selectFrom('projectEvents')
      .select((make) => make.fn.countAll<number>().filterWhere(runsAt(now)).as('now'))
      .select((make) => make.fn.countAll<number>().filterWhere(runsAt(before)).as('earlier'))
      .where('type', '=', 'project')
      .where('isPublic', '=', true)
      .executeTakeFirstOrThrow()
  },
})
