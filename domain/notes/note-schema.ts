import { z } from 'zod'
import { m } from '#messages'
import { messageText } from '#domain/threads/thread-schema.ts'
import { AUDIENCES } from './note.ts'

/** A note, as typed. */
export const noteInput = z.object({
  itemId: z.string(),
  audience: z.array(z.enum(AUDIENCES)).min(1, { error: () => m.notes_to_missing() }),
  text: messageText,
})
