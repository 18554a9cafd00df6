import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { PartnerStatus } from '../partner.ts'

export type PartnerChange = {
  id: string
  /** The changed columns of the organization; their values are not kept. */
  fields: string[]
  /** The organization's status at that time. */
  status: PartnerStatus
  /** The user who changed it; null once their account is deleted. */
  by: string | null
  at: Date
}

const MOST = 50

/** Lists the owner's changes of an organization's profile, newest 50 first, or those after a given time. */
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
