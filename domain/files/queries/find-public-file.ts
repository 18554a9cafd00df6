import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { selectFile } from '../select-file.ts'

/** A file that everyone can read because something public shows it; null for any other. */
export const findPublicFile = query({
  name: 'files.find-public-file',
  for: 'visitor',
  input: z.object({ id: z.uuid() }),
  run: ({ db, input }) => selectFile(db, input.id),
})
