import { z } from 'zod'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { requireOwnPicture } from '#domain/files/require-own-picture.ts'
import { draftSchema } from '../content.ts'
import { findPosting } from '#domain/partners/find-posting.ts'
import { pictureKind, TYPES } from '../project-event.ts'

/**
 * Creates a draft of a project or event for the caller's organization, visible to no one else. Its type cannot be
 * changed. A repeated request creates no second one.
 *
 * @throws AppError forbidden unless the organization is approved, bad_input for an image that is not the caller's.
 */
export const createProjectEvent = command({
  name: 'project-events.create-post',
  for: 'member',
  once: true,
  input: z.object({
    type: z.enum(TYPES),
    content: draftSchema.omit({ type: true }).optional(),
    imageFileId: z.uuid().nullable().default(null),
  }),
  async run({ db, actor, input, now }): Promise<{ postId: string }> {
    const { partnerId, mayPost } = await findPosting(db)
    if (actor.kind !== 'member' || !partnerId || !mayPost) {
      throw new AppError('forbidden', m.posts_only_approved())
    }
    const { type, imageFileId } = input
    if (imageFileId) {
      await requireOwnPicture(db, {
        fileIds: [imageFileId],
        userId: actor.userId,
        kind: pictureKind(type),
      })
    }
    const postId = newId(now)
    await db
      .insertInto('projectEvents')
      .values({ id: postId, partnerId, type, createdAt: now, updatedAt: now })
      .execute()
    await db
      .insertInto('projectEventRevisions')
      .values({
        id: newId(now),
        projectEventId: postId,
        number: 1,
        status: 'draft',
        userId: actor.userId,
        content: JSON.stringify(draftSchema.parse({ ...input.content, type })),
        imageFileId,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    return { postId }
  },
})
