import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { isCode } from '../link.ts'

/** Counts that a link was followed today, and to which project or event. Who it was is neither asked nor kept. */
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
