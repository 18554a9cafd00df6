import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { checkDraft } from '../check-draft.ts'
import { writtenIn } from '../languages.ts'
import { pictureProblems } from '../pictures.ts'
import { findOwnProjectEventToChange } from '../find-own-project-event.ts'

/**
 * Submits a draft for review. The public version stays public in the meantime.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict unless there is a draft and for a new post while
 * the organization has to answer first (`app.refuses_new_posts`), bad_input with a message for each incomplete field.
 */
export const submitRevision = command({
  name: 'project-events.submit-revision',
  for: 'member',
  input: z.object({ postId: z.uuid() }),
  async run({ db, input, now }) {
    const { id, latest, wasApproved } = await findOwnProjectEventToChange(db, input.postId)
    if (latest.status === 'pending') throw new AppError('conflict', m.posts_waits_for_review())
    if (latest.status !== 'draft') throw new AppError('conflict', m.posts_nothing_to_submit())
    const fields: FieldErrors = {
      ...checkDraft(latest.content, { now, wasApproved }),
      ...pictureProblems(latest.pictures, {
        draft: latest.content,
        language: writtenIn(latest.content),
      }),
    }
    if (Object.keys(fields).length > 0) {
      throw new AppError('bad_input', m.posts_not_ready(), { fields })
    }
    if (!wasApproved) await refuseWhileSilent(db, now)
    const submitted = await db
      .updateTable('projectEventRevisions')
      .set({ status: 'pending', submittedAt: now, updatedAt: now })
      .where('id', '=', latest.id)
      .where('status', '=', 'draft')
      .executeTakeFirst()
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'posts_need_answers' ? hasToAnswer(error) : error
      })
    if (submitted.numUpdatedRows === 0n) {
      throw new AppError('conflict', m.posts_changed_meanwhile())
    }
    await db
      .updateTable('projectEvents')
      .set({ status: 'pending', updatedAt: now })
      .where('id', '=', id)
      .where('status', 'in', ['draft', 'changes_asked', 'rejected', 'withdrawn'])
      .execute()
  },
})

async function refuseWhileSilent(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ isRefused: boolean }>`
    select app.refuses_new_posts(app.own_partner(), ${now}) as is_refused`.execute(db)
  if (rows[0]?.isRefused) throw hasToAnswer()
}

function hasToAnswer(cause?: unknown): AppError {
  return new AppError('conflict', m.due_refused(), { cause })
}
