import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'

/**
 * Assigns to the member the contributions and orders that a visitor of this browser made under the member's verified
 * address. Returns how many were assigned and how many of the visitor's others remain; null while the address is
 * unverified.
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
