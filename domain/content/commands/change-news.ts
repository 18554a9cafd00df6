import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { requireOwnPicture } from '#domain/files/require-own-picture.ts'
import { findOwnNewsToChange } from '../find-own-news.ts'
import { requireItemOfUpdate } from '../require-item-of-update.ts'
import { newsColumns, newsForm, newsVersion } from '../news-form.ts'

/**
 * Updates an article; the change is public at once. Its publication date and its withdrawn or hidden state stay.
 * `version` is the one the editor was opened with; pages of an earlier release send none and are accepted.
 *
 * @throws AppError not_found; forbidden unless the organization is approved; bad_input for a picture that is not
 *   theirs; conflict when another window has saved since `version`.
 */
export const changeNews = command({
  name: 'news.change-news',
  for: 'member',
  input: newsForm.extend({ id: z.uuid(), version: z.string().optional() }),
  async run({ db, actor, input, now }) {
    // Of two windows that save concurrently, the second must see what the first saved.
    await db.selectFrom('news').select('id').where('id', '=', input.id).forUpdate().execute()
    const before = await findOwnNewsToChange(db, input.id)
    if (input.version !== undefined && input.version !== newsVersion(before)) {
      throw new AppError('conflict', m.forms_overtaken())
    }
    const userId = actor.kind === 'member' ? actor.userId : ''
    if (input.projectEventId !== before.projectEventId) {
      await requireItemOfUpdate(db, before.partnerId, input.projectEventId)
    }
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
