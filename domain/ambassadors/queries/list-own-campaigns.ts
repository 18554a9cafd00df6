import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { Campaign } from '../campaign.ts'
import { findOwnAmbassadorId } from '../own-ambassador.ts'
import { selectCampaigns } from '../select-campaigns.ts'

/** The caller's campaigns with their progress, running ones first; also for a hidden page, empty without a page. */
export const listOwnCampaigns = query({
  name: 'campaigns.list-own-campaigns',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({}),
  async run({ db, now }): Promise<Campaign[]> {
    const ambassadorId = await findOwnAmbassadorId(db)
    return ambassadorId === null ? [] : selectCampaigns(db, { ambassadorId, now })
  },
})
