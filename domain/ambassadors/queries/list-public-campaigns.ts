import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { Campaign } from '../campaign.ts'
import { selectCampaigns } from '../select-campaigns.ts'

/** A public ambassador's campaigns with their progress, running ones first; empty for a page that is not public. */
export const listPublicCampaigns = query({
  name: 'campaigns.list-public-campaigns',
  for: 'visitor',
  feature: 'ambassadors',
  input: z.object({ ambassadorId: z.uuid() }),
  async run({ db, input: { ambassadorId }, now }): Promise<Campaign[]> {
    const page = await db
      .selectFrom('ambassadorProfiles')
      .select('id')
      .where('id', '=', ambassadorId)
      .where('isPublic', '=', true)
      .executeTakeFirst()
    return page ? selectCampaigns(db, { ambassadorId, now }) : []
  },
  cacheTags: () => ['ambassadors', 'supports'],
})
