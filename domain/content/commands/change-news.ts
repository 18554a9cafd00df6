import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { requireOwnPicture } from '#domain/files/require-own-picture.ts'
import { findOwnNewsToChange } from '../find-own-news.ts'
import { newsColumns, newsForm, newsVersion } from '../news-form.ts'

/**
 * Changes an article, at once for everybody. Its day stays, and so does whether it is withdrawn or hidden. `version` is the
 * one that the editor was opened with; a page of an earlier release sends none, and is trusted.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, bad_input for a picture that is not theirs,
 *   conflict when another window has saved since `version`.
 */
export const changeNews = command({
  name: 'news.change-news',
  for: 'member',
  input: newsForm.extend({ id: z.uuid(), version: z.string().optional() }),
  async run({ db, actor, input, now }) {
    // So that of two windows that save at once, the second finds what the first has saved.
    await db.selectFrom('news').select('id').where('id', '=', input.id).forUpdate().execute()
    const before = await findOwnNewsToChange(db, input.id)
    if (input.version !== undefined && input.version !== newsVersion(before)) {
      throw new AppError('conflict', m.forms_overtaken())
    }
    const userId = actor.kind === 'member' ? actor.userId : ''
    const { imageFileId } = input
    if (imageFileId && imageFileId !== before.imageFileId) {
      await requireOwnPicture(db, { fileIds: [imageFileId], userId, kind: 'news-images' })
    }
    await db
      .updateTable('news')
      .set({ ...newsColumns(input), updatedAt: now })
      .where('id', '=', before.id)
      .execute()
  },
})
