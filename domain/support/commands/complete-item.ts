import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { obstacleToCompleting, type CompletionProblem } from '../completion-rules.ts'
import { CHOSEN_DATE, readChosen } from '../chosen-date-columns.ts'
import { IS_NO_SHOW } from '../is-no-show.ts'
import { listRecipients } from '../list-recipients.ts'
import { findItemToComplete } from '../find-item-to-complete.ts'
import { outcomeSchema } from '../outcome-schema.ts'
import { ITEM_OUTCOME_MAX, SUPPORT_OUTCOME_MAX } from '../outcome.ts'
import { supportLabelWithGroup } from '../support-words.ts'
import { KINDS, type SupportKind, takesPart } from '../support.ts'

const sentences: Record<CompletionProblem, () => string> = {
  'not-public': m.support_item_not_public,
  'not-begun': m.support_not_begun,
  'not-over': m.support_item_not_over,
}

/**
 * Completes a project or event of the caller's organization, with its total hours and meals, which the home page
 * counts. Completes all confirmed participations and thanks them by email, but not gifts and enquiries, which do not
 * end with it; repeating it corrects the figures. Returns the number of supports thanked for; for a group, everyone who
 * came along is thanked.
 *
 * @throws AppError not_found for another organization's, conflict if it is not public, or cannot be completed yet.
 */
export const completeItem = command({
  name: 'support.complete-item',
  for: 'member',
  input: z.object({ itemId: z.string() }).extend(outcomeSchema(ITEM_OUTCOME_MAX).shape),
  async run(ctx) {
    const { db, input, now, notify } = ctx
    const { item, status, isHidden } = await findItemToComplete(db, input.itemId)
    const obstacle = obstacleToCompleting({ ...item, status, isHidden }, now)
    if (obstacle) throw new AppError('conflict', sentences[obstacle]())

    const { hours, meals } = input
    const { numUpdatedRows } = await db
      .updateTable('projectEvents')
      .set({ hours, meals, completedAt: item.completedAt ?? now, updatedAt: now })
      .where('id', '=', item.id)
      .where('status', '=', 'approved')
      .where('hiddenAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('conflict', m.support_changed_meanwhile())

    const thanked = await db
      .updateTable('supports')
      .set({
        status: 'completed',
        decidedAt: now,
        updatedAt: now,
        // What was confirmed date by date.
        hours: sql<
          number | null
        >`(select least(sum(a.hours), ${SUPPORT_OUTCOME_MAX.hours}::bigint)::integer
          from app.attendances a where a.support_id = supports.id having sum(a.hours) is not null)`,
      })
      .where('projectEventId', '=', item.id)
      .where('status', '=', 'confirmed')
      .where('kind', 'in', KINDS.filter(takesPart))
      // Who did not come has completed nothing.
      .where((is) => is.not(IS_NO_SHOW))
      .returning(['id', 'name', 'email', 'kind', 'places', 'amountCents', 'groupName as group'])
      .returning(CHOSEN_DATE)
      .execute()
    for (const { amountCents, chosenDate, ...support } of thanked) {
      const { titles, organizations } = item
      const kind = support.kind as SupportKind
      const date = readChosen(chosenDate, item.timeZone)
      for (const { to, path } of await listRecipients(ctx, support)) {
        await notify(() => ({
          kind: 'support.completed',
          to,
          subject: m.support_mail_completed_subject({ title: inPageLanguage(titles) }),
          paragraphs: [
            m.support_mail_completed_text({
              title: inPageLanguage(titles),
              organization: inPageLanguage(organizations),
              what: supportLabelWithGroup({ ...support, kind, amountCents, date }),
            }),
          ],
          action: { label: m.signups_mail_open(), path },
          topic: aboutTopic('supports'),
        }))
      }
    }
    return { thanked: thanked.length }
  },
})
