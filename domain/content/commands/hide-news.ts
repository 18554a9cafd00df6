import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import { setHidden } from '#domain/moderation/set-hidden.ts'

/**
 * Takes a piece of news from the public until staff shows it again, and tells its organization why.
 *
 * @throws AppError bad_input without a reason, not_found, conflict when it is hidden already.
 */
export const hideNews = command({
  name: 'news.hide-news',
  for: 'staff',
  input: z.object({ id: z.uuid(), reason: reasonSchema }),
  async run({ input, ...ctx }): Promise<void> {
    const { id } = input
    await setHidden(ctx, { table: 'news', id, path: `/partner-dashboard/news/${id}` }, input.reason)
  },
})
