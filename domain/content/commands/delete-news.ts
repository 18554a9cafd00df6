import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { findOwnNewsToChange } from '../find-own-news.ts'

/**
 * Permanently deletes an article. Its picture is purged as an unreferenced file.
 *
 * @throws AppError not_found, forbidden unless the organization is approved.
 */
export const deleteNews = command({
  name: 'news.delete-news',
  for: 'member',
  input: z.object({ id: z.uuid() }),
  async run({ db, input }) {
    const { id } = await findOwnNewsToChange(db, input.id)
    await db.deleteFrom('news').where('id', '=', id).execute()
  },
})
