import { z } from 'zod'
import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { requireOwnPicture } from '#domain/files/require-own-picture.ts'
import { draftSchema } from '../content.ts'
import { draftVersion, findOwnProjectEventToChange } from '../find-own-project-event.ts'
import { abilitiesOf } from '../project-event-rules.ts'
import { pictureKind } from '../project-event.ts'

/**
 * Saves the draft of a project or event, however unfinished: into its draft, or a new one when the last proposal was
 * decided or withdrawn. What is public does not change. Without `imageFileId` the picture stays; null removes it. `version`
 * is the one that the editor was opened with; a page of an earlier release sends none, and is trusted.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict while a proposal waits for
 * review or when another window has saved since `version`, bad_input for a picture that is not theirs.
 */
export const saveRevision = command({
  name: 'project-events.save-revision',
  for: 'member',
  input: z.object({
    postId: z.uuid(),
    content: draftSchema.omit({ type: true }),
    imageFileId: z.uuid().nullable().optional(),
    version: z.string().optional(),
  }),
  async run({ db, actor, input, now }) {
    await lockDraft(db, input.postId)
    const post = await findOwnProjectEventToChange(db, input.postId)
    const { latest, type } = post
    if (actor.kind !== 'member') return
    if (!abilitiesOf({ ...post, latest: latest.status }).edit) {
      throw new AppError('conflict', m.posts_waits_for_review())
    }
    if (
      input.version !== undefined &&
      input.version !== draftVersion(latest.content, latest.imageFileId)
    ) {
      throw new AppError('conflict', m.forms_overtaken())
    }
    const { imageFileId = latest.imageFileId } = input
    if (imageFileId && imageFileId !== latest.imageFileId) {
      await requireOwnPicture(db, {
        fileIds: [imageFileId],
        userId: actor.userId,
        kind: pictureKind(type),
      })
    }
    const proposal = {
      content: JSON.stringify({ ...input.content, type }),
      imageFileId,
      updatedAt: now,
    }
    if (latest.status === 'draft') {
      const saved = await db
        .updateTable('projectEventRevisions')
        .set(proposal)
        .where('id', '=', latest.id)
        .where('status', '=', 'draft')
        .executeTakeFirst()
      if (saved.numUpdatedRows === 0n) throw changedSince()
      return
    }
    try {
      await db
        .insertInto('projectEventRevisions')
        .values({
          ...proposal,
          id: newId(now),
          projectEventId: post.id,
          number: latest.number + 1,
          status: 'draft',
          userId: actor.userId,
          createdAt: now,
        })
        .execute()
    } catch (error) {
      // Another window began a draft at the same moment.
      if (!ONE_AT_A_TIME.test(violatedConstraint(error) ?? '')) throw error
      throw changedSince()
    }
  },
})

/** So that of two windows that save at once, the second finds what the first has saved. */
async function lockDraft(db: Db, postId: string): Promise<void> {
  await db
    .selectFrom('projectEventRevisions')
    .select('id')
    .where('projectEventId', '=', postId)
    .where('status', '=', 'draft')
    .forUpdate()
    .execute()
}

const ONE_AT_A_TIME = /^project_event_revisions_(one_open|project_event_id_number_key)$/

function changedSince(): AppError {
  return new AppError('conflict', m.posts_changed_meanwhile())
}
