import { sql } from 'kysely'
import { z } from 'zod'
import { translationValues } from '#domain/translations/translation-columns.ts'
import { query } from '#platform/operation.ts'
import type { Campaign } from '../campaign.ts'
import { findOwnAmbassadorId } from '../own-ambassador.ts'
import { noCampaign } from '../refusals.ts'
import { selectCampaigns } from '../select-campaigns.ts'

/** A campaign with the fields its form needs. */
export type OwnCampaign = Campaign & {
  /** Its texts as they were written, their language, and those in others, by input of the form. */
  texts: Record<string, string>
  /** The item it is for, even if that is no longer public. */
  itemId: string | null
  version: number
  /** Whether it has ever had a credit and therefore cannot be removed. */
  hasCredits: boolean
}

/** One of the caller's campaigns. @throws AppError not_found, also for other users' campaigns. */
export const getOwnCampaign = query({
  name: 'campaigns.get-own-campaign',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({ id: z.uuid() }),
  async run({ db, input: { id }, now }): Promise<OwnCampaign> {
    const ambassadorId = await findOwnAmbassadorId(db)
    if (ambassadorId === null) throw noCampaign()
    const campaign = (await selectCampaigns(db, { ambassadorId, now })).find((one) => one.id === id)
    const row = await db
      .selectFrom('ambassadorCampaigns as campaign')
      .select(['title', 'description', 'language', 'translations', 'projectEventId', 'version'])
      .select(
        sql<boolean>`exists (select from ambassador_credits where campaign_id = campaign.id)`.as(
          'hasCredits',
        ),
      )
      .where('id', '=', id)
      .executeTakeFirst()
    if (!campaign || !row) throw noCampaign()
    return {
      ...campaign,
      texts: {
        title: row.title,
        description: row.description,
        ...translationValues(row.language, row.translations),
      },
      itemId: row.projectEventId,
      version: row.version,
      hasCredits: row.hasCredits,
    }
  },
})
