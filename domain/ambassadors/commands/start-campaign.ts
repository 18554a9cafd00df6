import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'
import { makeLink } from '../make-link.ts'
import { campaignColumns, campaignForm, dayProblem } from '../campaign-form.ts'
import { requireOwnAmbassador } from '../own-ambassador.ts'
import { friendly, refusedField } from '../refusals.ts'

/**
 * Starts a campaign of the caller with its own link; it runs at once. Repeating the same request starts it only once.
 *
 * @throws AppError forbidden when the caller is not an ambassador; bad_input with field errors, including for an item
 *   that is not public; conflict at the maximum number of campaigns.
 */
export const startCampaign = command({
  name: 'campaigns.start-campaign',
  for: 'member',
  feature: 'ambassadors',
  once: true,
  input: campaignForm({}),
  async run({ db, input, now }): Promise<{ id: string }> {
    const ambassadorId = await requireOwnAmbassador(db)
    const problem = dayProblem(input.endsOn, now)
    if (problem) throw refusedField('endsOn', problem)
    const columns = campaignColumns(input)
    const id = newId(now)
    try {
      await db
        .insertInto('ambassadorCampaigns')
        .values({
          id,
          ambassadorId,
          ...columns,
          createdAt: now,
          updatedAt: now,
        })
        .execute()
    } catch (error) {
      throw friendly(error)
    }
    await makeLink(db, { ambassadorId, campaignId: id, now })
    return { id }
  },
})
