import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { requireOwnPicture } from '../files/require-own-picture.ts'
import { findOwnNewsToChange } from './find-own-news.ts'
import { newsColumns, newsForm } from './news-form.ts'

/**
 * Changes an article, at once for everybody. Its day stays, and so does whether it is withdrawn or hidden.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, bad_input for a picture that is not theirs.
 */
export const changeNews = command({
  name: 'news.change-news',
  for: 'member',
  input: newsForm.extend({ id: z.uuid() }),
  async run({ db, actor, input, now }) {
    const before = await findOwnNewsToChange(db, input.id)
    const userId = actor.kind === 'member' ? actor.userId : ''
    const { imageFileId } = input
    if (imageFileId && imageFileId !== before.image_file_id) {
      await requireOwnPicture(db, { fileIds: [imageFileId], userId, kind: 'news-images' })
    }
    await db
      .updateTable('news')
      .set({ ...newsColumns(input), updated_at: now })
      .where('id', '=', before.id)
      .execute()
  },
})
