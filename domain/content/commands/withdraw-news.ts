import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findOwnNewsToChange } from '../find-own-news.ts'

/**
 * Withdraws an article from the site; it can be republished.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict when it is withdrawn already.
 */
export const withdrawNews = command({
  name: 'news.withdraw-news',
  for: 'member',
  input: z.object({ id: z.uuid() }),
  async run({ db, input, now }) {
    const { id } = await findOwnNewsToChange(db, input.id)
    const done = await db
      .updateTable('news')
      .set({ withdrawnAt: now, updatedAt: now })
      .where('id', '=', id)
      .where('withdrawnAt', 'is', null)
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) throw new AppError('conflict', m.newsdesk_is_withdrawn())
  },
})
