import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { selectFile } from '../select-file.ts'

/** A file that this user uploaded, or that something they can see shows; null for any other. */
export const findOwnFile = query({
  name: 'files.find-own-file',
  for: 'member',
  input: z.object({ id: z.uuid() }),
  run: ({ db, input }) => selectFile(db, input.id),
})
