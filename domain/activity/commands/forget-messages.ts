import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { AT_ONCE, forgetAlone } from '../forget-alone.ts'
import { daysBefore, KEPT_FOR } from '../kept-for.ts'

/** Deletes what people wrote to us, with our answers, once it has been closed for 24 months. */
export const forgetMessages = command({
  name: 'retention.forget-messages',
  for: 'system',
  input: z.object({}),
  run: ({ db, now }) =>
    forgetAlone(db, 'retention.forget-messages', async () => {
      const { numDeletedRows } = await db
        .deleteFrom('inboxMessages')
        .where('id', 'in', (from) =>
          from
            .selectFrom('inboxMessages')
            .select('id')
            .where('status', '=', 'closed')
            .where('updatedAt', '<', daysBefore(now, KEPT_FOR.closedMessages))
            .limit(AT_ONCE),
        )
        .executeTakeFirst()
      return Number(numDeletedRows)
    }),
})
