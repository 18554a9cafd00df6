import { z } from 'zod'
import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { draftSchema } from '../content.ts'
import { draftVersion, findOwnProjectEventToChange } from '../find-own-project-event.ts'
import { abilitiesOf } from '../project-event-rules.ts'
import { picturesInput } from '../pictures-input.ts'
import { pictureKind } from '../project-event.ts'
import { requireOwnPictures, writeProposedPictures } from '../write-pictures.ts'

/**
 * Saves the draft of a project or event, however incomplete: in place, or as a new draft if the last proposal was
 * decided or withdrawn. The public version is unchanged. Without `pictures`, `furtherDates` or `questions` these stay as they are.
 * `version` is the one the editor was opened with; a page of an earlier release sends none and is accepted.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict while a proposal is pending or if
 * the draft has changed since `version`, bad_input for a picture that is not the caller's.
 */
export const saveRevision = command({
  name: 'project-events.save-revision',
  for: 'member',
  input: z.object({
    postId: z.uuid(),
    content: draftSchema.omit({ type: true }),
    pictures: picturesInput.optional(),
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
      input.version !== draftVersion(latest.content, latest.pictures)
    ) {
      throw new AppError('conflict', m.forms_overtaken())
    }
    const { pictures = latest.pictures } = input
    const furtherDates = input.content.furtherDates ?? latest.content.furtherDates
    const questions = input.content.questions ?? latest.content.questions
    const { userId } = actor
    const { partnerId } = post
    await requireOwnPictures(db, pictures, { userId, partnerId, kind: pictureKind(type) })
    const proposal = {
      content: JSON.stringify({ ...input.content, type, furtherDates, questions }),
      imageFileId: pictures[0]?.fileId ?? null,
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
      await writeProposedPictures(db, latest.id, pictures)
      return
    }
    const id = newId(now)
    try {
      await db
        .insertInto('projectEventRevisions')
        .values({
          ...proposal,
          id,
          projectEventId: post.id,
          number: latest.number + 1,
          status: 'draft',
          userId,
          createdAt: now,
        })
        .execute()
    } catch (error) {
      // A concurrent request has created a draft.
      if (!ONE_AT_A_TIME.test(violatedConstraint(error) ?? '')) throw error
      throw changedSince()
    }
    await writeProposedPictures(db, id, pictures)
  },
})

/** Locks the draft, so that the second of two concurrent saves sees the first. */
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
