import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'

/**
 * Makes what a visitor of this browser gave and ordered the member's, as far as it was done under the member's own proved
 * address, and tells how many there were. Once: afterwards they are the visitor's no more.
 */
export const takeOverGuest = command({
  name: 'accounts.take-over-guest',
  for: 'member',
  input: z.object({ guestId: z.uuid() }),
  async run({ db, input }): Promise<number> {
    const { rows } = await sql<{ taken: number }>`
      select app.take_over_guest(${input.guestId}) as taken`.execute(db)
    return rows[0]?.taken ?? 0
  },
})
