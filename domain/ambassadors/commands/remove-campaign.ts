import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { lockCampaign } from '../lock-campaign.ts'
import { friendly } from '../refusals.ts'

/**
 * Removes a campaign of the caller's that nothing was ever credited to, its link and the visits of it too.
 *
 * @throws AppError not_found, conflict where a support is credited to it, whatever has become of that support.
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
