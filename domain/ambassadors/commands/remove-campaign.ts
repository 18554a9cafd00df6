import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { lockCampaign } from '../lock-campaign.ts'
import { friendly } from '../refusals.ts'

/**
 * Deletes one of the caller's campaigns that never had a credit, with its link and visits.
 *
 * @throws AppError not_found; conflict when any support is credited to it, whatever that support's state.
 */
export const removeCampaign = command({
  name: 'campaigns.remove-campaign',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({ id: z.uuid() }),
  async run({ db, input }): Promise<void> {
    const { id } = await lockCampaign(db, input.id)
    try {
      await db.deleteFrom('ambassadorCampaigns').where('id', '=', id).execute()
    } catch (error) {
      throw friendly(error)
    }
  },
})
