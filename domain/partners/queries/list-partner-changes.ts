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
      .selectFrom('partnerChanges as change')
      .leftJoin('profiles as author', 'author.id', 'change.changedBy')
      .select(['change.id', 'change.fields', 'change.partnerStatus', 'change.changedAt'])
      .select('author.fullName as author')
      .where('change.partnerId', '=', partnerId)
      .$if(since !== undefined, (rest) => rest.where('change.changedAt', '>', since!))
      .orderBy('change.changedAt', 'desc')
      .orderBy('change.id')
      .limit(MOST)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      fields: row.fields,
      status: row.partnerStatus as PartnerStatus,
      by: row.author,
      at: row.changedAt,
    }))
  },
})
