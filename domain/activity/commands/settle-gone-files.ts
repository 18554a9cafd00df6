import { z } from 'zod'
import { command } from '#platform/operation.ts'

/** Notes that the bytes of these files are gone too. */
export const settleGoneFiles = command({
  name: 'retention.settle-gone-files',
  for: 'system',
  input: z.object({ ids: z.array(z.uuid()).min(1) }),
  async run({ db, input }) {
    await db.deleteFrom('goneFiles').where('id', 'in', input.ids).execute()
  },
})
