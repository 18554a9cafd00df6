import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { listRecipients } from '../list-recipients.ts'
import type { NoteAudience } from '../note.ts'
import { noteInput } from '../note-schema.ts'
import type { ListedDate } from '../../support/list-chosen-dates.ts'
import { requireDates } from '../require-dates.ts'
import { requireOwnItem } from '../own-item.ts'

export type NotePreview = {
  text: string
  audience: NoteAudience[]
  /** For which dates; none: everyone. */
  dates: ListedDate[]
  count: number
}

/** Checks a note and returns how many it would reach now. @throws AppError as `sendNote` does. */
export const previewNote = query({
  name: 'notes.preview-note',
  for: 'member',
  input: noteInput,
  async run({ db, input: { itemId, audience, dates: ids, text } }): Promise<NotePreview> {
    const { id } = await requireOwnItem(db, itemId)
    const dates = await requireDates(db, id, ids)
    const { length: count } = await listRecipients(db, id, audience, ids)
    if (count === 0) throw new AppError('conflict', m.notes_nobody())
    return { text, audience, dates, count }
  },
})
