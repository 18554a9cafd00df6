import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { isConfidential } from '../file.ts'
import { selectFile } from '../select-file.ts'

/** A file that staff read in the course of their work; null for confidential ones, which `openConfidentialFile` opens. */
export const findFileForReview = query({
  name: 'files.find-file-for-review',
  for: 'staff',
  input: z.object({ id: z.uuid() }),
  async run({ db, input }) {
    const file = await selectFile(db, input.id)
    return file && !isConfidential(file.kind) ? file : null
  },
})
