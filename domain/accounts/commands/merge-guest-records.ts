import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'

/**
 * Makes what a visitor of this browser gave and ordered the member's, as far as it was done under the member's own proved
 * address. Tells how many there were, and how many others are left of the visitor; null while the address is not proved.
 */
export const mergeGuestRecords = command({
  name: 'accounts.take-over-guest',
  for: 'member',
  input: z.object({ guestId: z.uuid() }),
  async run({ db, input }): Promise<{ taken: number; leftOver: number | null }> {
    const { rows } = await sql<{ taken: number; leftOver: number | null }>`
      select taken, left_over from app.take_over_guest(${input.guestId})`.execute(db)
    return { taken: rows[0]?.taken ?? 0, leftOver: rows[0]?.leftOver ?? null }
  },
})
