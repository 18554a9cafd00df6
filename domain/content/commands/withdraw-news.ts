import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { setWithdrawn } from '#domain/moderation/set-withdrawn.ts'
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
    await setWithdrawn(
      { db, now },
      { table: 'news', id, isWithdrawn: true },
      m.newsdesk_is_withdrawn,
    )
  },
})
