import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { KEPT_DAYS, KEPT_DAYS_WITH_NAME } from '../activity.ts'

const AT_ONCE = 5_000
const DAY = 24 * 60 * 60 * 1000

/** Deletes what was kept long enough, at most 5,000 rows at once, and tells how many. What tells who somebody was goes first. */
export const purgeActivity = command({
  name: 'activity.forget-activity',
  for: 'system',
  input: z.object({}),
  async run({ db, now }) {
    const before = (days: number) => new Date(now.getTime() - days * DAY)
    const { numDeletedRows } = await db
      .deleteFrom('userActivity')
      .where('id', 'in', (from) =>
        from
          .selectFrom('userActivity')
          .select('id')
          .where((is) =>
            is.or([
              is('createdAt', '<', before(KEPT_DAYS)),
              is.and([
                is('createdAt', '<', before(KEPT_DAYS_WITH_NAME)),
                // Whatever was noted with consent has at least the address it was seen at.
                is.or([is('userId', 'is not', null), is('url', 'is not', null)]),
              ]),
            ]),
          )
          .orderBy('createdAt')
          .limit(AT_ONCE),
      )
      .executeTakeFirst()
    return { deleted: Number(numDeletedRows), isDone: numDeletedRows < AT_ONCE }
  },
})
