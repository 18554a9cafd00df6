import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { listRecipients } from '../list-recipients.ts'
import { NOTES_A_DAY } from '../note.ts'
import { noteInput } from '../note-schema.ts'
import { requireDates } from '../require-dates.ts'
import { requireOwnItem } from '../own-item.ts'

/** Copies per statement, so that none takes long. */
const AT_ONCE = 200

/**
 * Sends a note to everyone who has signed up for an item of the caller's own organization, or for some of its dates, as a message in the thread of each. The same
 * form sends it once. Returns how many it reached.
 *
 * @throws AppError not_found for another organization's item and without the duty to answer; bad_input; conflict if it reaches no one or a date is no longer;
 * too_many for a fourth about an item within a day.
 */
export const sendNote = command({
  name: 'notes.send-note',
  for: 'member',
  once: true,
  input: noteInput,
  async run({ db, actor, input, now }): Promise<{ count: number }> {
    const { id, partnerId } = await requireOwnItem(db, input.itemId)
    const userId = actor.kind === 'member' ? actor.userId : null
    await requireDates(db, id, input.dates)
    const recipients = await listRecipients(db, id, input.audience, input.dates)
    if (recipients.length === 0) throw new AppError('conflict', m.notes_nobody())
    const noteId = newId(now)
    const { text: body, audience, dates } = input
    try {
      await db
        .insertInto('notes')
        .values({
          id: noteId,
          partnerId,
          projectEventId: id,
          audience: [...new Set(audience)],
          dateIds: dates,
          body,
          recipients: recipients.length,
          userId,
          createdAt: now,
        })
        .execute()
    } catch (error) {
      if (violatedConstraint(error) !== 'notes_few_a_day') throw error
      throw new AppError('too_many', m.notes_too_many({ max: NOTES_A_DAY }), {
        retryAfter: 86_400,
        cause: error,
      })
    }
    for (let from = 0; from < recipients.length; from += AT_ONCE) {
      await db
        .insertInto('threadMessages')
        .values(
          recipients.slice(from, from + AT_ONCE).map((supportId) => ({
            id: newId(now),
            supportId,
            author: 'partner',
            userId,
            body,
            createdAt: now,
            noteId,
          })),
        )
        .execute()
    }
    return { count: recipients.length }
  },
})
