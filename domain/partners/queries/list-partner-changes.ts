import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { PartnerStatus } from '../partner.ts'

export type PartnerChange = {
  id: string
  /** Columns of the organization; what was in them is not kept. */
  fields: string[]
  /** How the organization stood then. */
  status: PartnerStatus
  /** Who changed it; null once their account is gone. */
  by: string | null
  at: Date
}

const MOST = 50

/** What an organization's owner changed of its profile, the newest 50 first, or those after a moment. */
export const listPartnerChanges = query({
  name: 'partners.list-partner-changes',
  for: 'staff',
  input: z.object({ partnerId: z.uuid(), since: z.date().optional() }),
  async run({ db, input: { partnerId, since } }): Promise<PartnerChange[]> {
    const rows = await db
      .selectFrom('partner_changes as change')
      .leftJoin('profiles as author', 'author.id', 'change.changed_by')
      .select(['change.id', 'change.fields', 'change.partner_status', 'change.changed_at'])
      .select('author.full_name as author')
      .where('change.partner_id', '=', partnerId)
      .$if(since !== undefined, (rest) => rest.where('change.changed_at', '>', since!))
      .orderBy('change.changed_at', 'desc')
      .orderBy('change.id')
      .limit(MOST)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      fields: row.fields,
      status: row.partner_status as PartnerStatus,
      by: row.author,
      at: row.changed_at,
    }))
  },
})
