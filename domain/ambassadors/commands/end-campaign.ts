import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { lockCampaign } from '../lock-campaign.ts'

/**
 * Ends one of the caller's campaigns at once: its link keeps working, and new supports through it are credited to the
 * ambassador alone. Its past credits stay.
 *
 * @throws AppError not_found; conflict when it has already ended.
 */
export const endCampaign = command({
  name: 'campaigns.end-campaign',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({ id: z.uuid() }),
  async run({ db, input, now }): Promise<void> {
    const before = await lockCampaign(db, input.id)
    if (before.endedAt) throw new AppError('conflict', m.campaigns_ended_already())
    await db
      .updateTable('ambassadorCampaigns')
      .set({ endedAt: now, version: before.version + 1, updatedAt: now })
      .where('id', '=', before.id)
      .execute()
  },
})
