import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** How many people follow the caller's organization; nobody learns who. */
export const countFollowers = query({
  name: 'following.count-followers',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<number> {
    const { rows } = await sql<{ n: number }>`select app.count_followers() as n`.execute(db)
    return rows[0]?.n ?? 0
  },
})
