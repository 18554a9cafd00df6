import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findOwnNewsToChange } from '../find-own-news.ts'

/**
 * Republishes a withdrawn article with its original date. An article hidden by staff stays hidden.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict unless it is withdrawn.
 */
export const republishNews = command({
  name: 'news.republish-news',
  for: 'member',
  input: z.object({ id: z.uuid() }),
  async run({ db, input, now }) {
    const { id } = await findOwnNewsToChange(db, input.id)
    const done = await db
      .updateTable('news')
      .set({ withdrawnAt: null, updatedAt: now })
      .where('id', '=', id)
      .where('withdrawnAt', 'is not', null)
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) throw new AppError('conflict', m.newsdesk_not_withdrawn())
  },
})
