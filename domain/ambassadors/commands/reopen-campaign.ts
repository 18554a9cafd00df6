import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { dayProblem } from '../campaign-form.ts'
import { lockCampaign } from '../lock-campaign.ts'

/**
 * Reopens a campaign that its ambassador has ended.
 *
 * @throws AppError not_found; conflict when it has not been ended, or its last day has passed.
 */
export const reopenCampaign = command({
  name: 'campaigns.reopen-campaign',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({ id: z.uuid() }),
  async run({ db, input, now }): Promise<void> {
    const before = await lockCampaign(db, input.id)
    if (!before.endedAt) throw new AppError('conflict', m.campaigns_not_ended())
    if (dayProblem(before.endsOn, now)) {
      throw new AppError('conflict', m.campaigns_reopen_needs_day())
    }
    await db
      .updateTable('ambassadorCampaigns')
      .set({ endedAt: null, version: before.version + 1, updatedAt: now })
      .where('id', '=', before.id)
      .execute()
  },
})
