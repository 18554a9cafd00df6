import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { setWithdrawn } from '#domain/moderation/set-withdrawn.ts'
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
    await setWithdrawn(
      { db, now },
      { table: 'news', id, isWithdrawn: false },
      m.newsdesk_not_withdrawn,
    )
  },
})
