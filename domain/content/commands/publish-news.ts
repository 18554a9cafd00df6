import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'
import { requireOwnPicture } from '#domain/files/require-own-picture.ts'
import { requireApprovedPartner } from '#domain/partners/require-approved-partner.ts'
import { requireItemOfUpdate } from '../require-item-of-update.ts'
import { newsColumns, newsForm } from '../news-form.ts'

/**
 * Publishes an article; it is public at once. Repeating the same request publishes it only once.
 *
 * @throws AppError forbidden unless the organization is approved, bad_input for a picture that is not theirs or an item that is not an
 *   approved one of theirs.
 */
export const publishNews = command({
  name: 'news.publish-news',
  for: 'member',
  once: true,
  input: newsForm,
  async run({ db, actor, input, now }): Promise<{ id: string }> {
    const partnerId = await requireApprovedPartner(db)
    const userId = actor.kind === 'member' ? actor.userId : ''
    const fileIds = input.imageFileId ? [input.imageFileId] : []
    await requireOwnPicture(db, { fileIds, userId, kind: 'news-images' })
    await requireItemOfUpdate(db, partnerId, input.projectEventId)
    const id = newId(now)
    await db
      .insertInto('news')
      .values({
        ...newsColumns(input),
        id,
        partnerId,
        publishedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    return { id }
  },
})
