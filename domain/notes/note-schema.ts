import { z } from 'zod'
import { m } from '#messages'
import { DATES_MAX } from '#domain/project-events/draft-dates.ts'
import { messageText } from '#domain/threads/thread-schema.ts'
import { NOTE_AUDIENCES } from './note.ts'

/** A note, as typed. */
export const noteInput = z.object({
  itemId: z.string(),
  audience: z.array(z.enum(NOTE_AUDIENCES)).min(1, { error: () => m.notes_to_missing() }),
  /** The dates whose people get it, where they choose among dates; none: all. */
  dates: z
    .array(z.uuid())
    .max(DATES_MAX)
    .default([])
    .transform((ids) => [...new Set(ids)]),
  text: messageText,
})
