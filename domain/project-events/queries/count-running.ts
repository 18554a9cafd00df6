import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'

/**
 * Counts the public projects that run today, and those of the currently public ones that were approved and running on
 * an earlier day. A project without an end runs until it is completed. Days are in Israel's time zone.
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
