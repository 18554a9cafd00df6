import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { isCode } from '../link.ts'

/** Counts a visit through a link today, and the project or event it led to. The visitor is not recorded. */
export const countVisit = command({
  name: 'credit.count-visit',
  for: 'system',
  feature: 'ambassadors',
  input: z.object({ code: z.string().refine(isCode), itemId: z.uuid().nullable() }),
  async run({ db, input, now }) {
    await db
      .insertInto('ambassadorVisits')
      .values({
        linkCode: input.code,
        day: format.isoDay(now),
        projectEventId: input.itemId,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['linkCode', 'day', 'projectEventId'])
          .doUpdateSet((of) => ({ visits: of('ambassadorVisits.visits', '+', 1) })),
      )
      .execute()
  },
})
