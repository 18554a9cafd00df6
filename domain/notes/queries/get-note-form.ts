import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { listRecipients } from '../list-recipients.ts'
import { NOTE_AUDIENCES, NOTES_SHOWN, type NoteAudience } from '../note.ts'
import { listChosenDates } from '../../support/list-chosen-dates.ts'
import { requireOwnItem } from '../own-item.ts'

/**
 * Returns what the page for a note about an item shows: how many it reaches of each audience, the dates among which people choose, and the notes that were sent, each with its dates that are left.
 *
 * @throws AppError not_found for another organization's item, and without the duty to answer.
 */
export const getNoteForm = query({
  name: 'notes.get-note-form',
  for: 'member',
  input: z.object({ itemId: z.string() }),
  async run({ db, input }) {
    const { id, title } = await requireOwnItem(db, input.itemId)
    const counts = { confirmed: 0, pending: 0, waiting: 0 } satisfies Record<NoteAudience, number>
    for (const audience of NOTE_AUDIENCES) {
      counts[audience] = (await listRecipients(db, id, [audience], [])).length
    }
    const dates = await listChosenDates(db, id)
    const notes = await db
      .selectFrom('notes')
      .select(['notes.id', 'audience', 'dateIds', 'body', 'recipients', 'notes.createdAt'])
      .where('projectEventId', '=', id)
      .orderBy('notes.createdAt', 'desc')
      .orderBy('notes.id', 'desc')
      .limit(NOTES_SHOWN)
      .execute()
    return {
      item: { id, title },
      counts,
      dates,
      // The column's check constraint allows only these values.
      notes: notes.map(({ dateIds, ...note }) => ({
        ...note,
        audience: note.audience as NoteAudience[],
        dates: dates.filter((date) => date.id !== null && dateIds.includes(date.id)),
      })),
    }
  },
})
