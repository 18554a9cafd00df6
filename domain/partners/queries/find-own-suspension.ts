import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'

export type OwnSuspension = { since: Date | null; reason: string | null }

/** Finds since when and why the caller's organization is suspended; null if it is not. */
export const findOwnSuspension = query({
  name: 'partners.find-own-suspension',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<OwnSuspension | null> {
    const row = await db
      .selectFrom('partners')
      .select(['suspendedAt', 'suspensionReason'])
      .where('id', '=', sql<string>`(select app.own_partner())`)
      .where('status', '=', 'suspended')
      .executeTakeFirst()
    return row ? { since: row.suspendedAt, reason: row.suspensionReason } : null
  },
})
