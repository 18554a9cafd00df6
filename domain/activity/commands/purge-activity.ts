import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { KEPT_DAYS, KEPT_DAYS_WITH_NAME } from '../activity.ts'

const AT_ONCE = 5_000
const DAY = 24 * 60 * 60 * 1000

/** Deletes expired rows, at most 5,000 per call, and returns how many. Rows that identify a user expire first. */
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
                // Any row recorded with consent has at least a URL.
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
