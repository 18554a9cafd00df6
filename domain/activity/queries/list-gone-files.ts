import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Files whose row is deleted but whose bytes are not yet, oldest first; at most a hundred. */
export const listGoneFiles = query({
  name: 'retention.list-gone-files',
  for: 'system',
  input: z.object({}),
  async run({ db }): Promise<string[]> {
    const rows = await db
      .selectFrom('goneFiles')
      .select('id')
      .orderBy('goneAt')
      .orderBy('id')
      .limit(100)
      .execute()
    return rows.map(({ id }) => id)
  },
})
