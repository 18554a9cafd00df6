import { z } from 'zod'
import { command } from '#platform/operation.ts'

/** Records that the bytes of these files have been deleted too. */
export const settleGoneFiles = command({
  name: 'retention.settle-gone-files',
  for: 'system',
  input: z.object({ ids: z.array(z.uuid()).min(1) }),
  async run({ db, input }) {
    await db.deleteFrom('goneFiles').where('id', 'in', input.ids).execute()
  },
})
