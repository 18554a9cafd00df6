import { z } from 'zod'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { draftSchema } from '../content.ts'
import { findPosting } from '#domain/partners/find-posting.ts'
import { picturesInput } from '../pictures-input.ts'
import { pictureKind, TYPES } from '../project-event.ts'
import { requireOwnPictures, writeProposedPictures } from '../write-pictures.ts'

/**
 * Creates a draft of a project or event for the caller's organization, visible to no one else. Its type cannot be
 * changed. A repeated request creates no second one.
 *
 * @throws AppError forbidden unless the organization is approved, bad_input for a picture that is not the caller's.
 */
export const createProjectEvent = command({
  name: 'project-events.create-post',
  for: 'member',
  once: true,
  input: z.object({
    type: z.enum(TYPES),
    content: draftSchema.omit({ type: true }).optional(),
    pictures: picturesInput.default([]),
  }),
  async run({ db, actor, input, now }): Promise<{ postId: string }> {
    const { partnerId, mayPost } = await findPosting(db)
    if (actor.kind !== 'member' || !partnerId || !mayPost) {
      throw new AppError('forbidden', m.posts_only_approved())
    }
    const { type, pictures } = input
    const { userId } = actor
    await requireOwnPictures(db, pictures, { userId, partnerId, kind: pictureKind(type) })
    const postId = newId(now)
    const revisionId = newId(now)
    await db
      .insertInto('projectEvents')
      .values({ id: postId, partnerId, type, createdAt: now, updatedAt: now })
      .execute()
    await db
      .insertInto('projectEventRevisions')
      .values({
        id: revisionId,
        projectEventId: postId,
        number: 1,
        status: 'draft',
        userId,
        content: JSON.stringify(draftSchema.parse({ ...input.content, type })),
        imageFileId: pictures[0]?.fileId ?? null,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    await writeProposedPictures(db, revisionId, pictures)
    return { postId }
  },
})
