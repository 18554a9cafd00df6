import { sql } from 'kysely'
import { z } from 'zod'
import { inPage } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { isCode } from '../link.ts'

/** The referrer, as shown in forms. */
export type Referrer = {
  code: string
  name: string
  /** The title of the campaign that a support of the item would be credited to, if any. */
  campaign: string | null
}

/**
 * The owner of a link; null when a support would not be credited to them: their page is hidden, or the caller
 * (`userId`, null without an account) is the ambassador.
 */
export const findReferrer = query({
  name: 'credit.find-through-whom',
  for: 'system',
  feature: 'ambassadors',
  input: z.object({
    code: z.string().refine(isCode),
    itemId: z.uuid(),
    userId: z.uuid().nullable(),
  }),
  async run({ db, input, now }): Promise<Referrer | null> {
    const { code, itemId, userId } = input
    const row = await db
      .selectFrom('ambassadorLinks')
      .innerJoin('ambassadorProfiles', 'ambassadorProfiles.id', 'ambassadorLinks.ambassadorId')
      .leftJoin('ambassadorCampaigns as campaign', (join) =>
        join
          .onRef('campaign.id', '=', 'ambassadorLinks.campaignId')
          .on(sql<boolean>`app.is_running(campaign, ${now})`)
          .on((on) =>
            on.or([
              on('campaign.projectEventId', 'is', null),
              on('campaign.projectEventId', '=', itemId),
            ]),
          ),
      )
      .select(['ambassadorProfiles.displayName', inPage('campaign', 'title').as('title')])
      .where('code', '=', code)
      .where('isPublic', '=', true)
      .$if(userId !== null, (found) =>
        found.where('userId', '<>', userId).where(
          sql<boolean>`not exists (select from app.profiles me where me.id = ${userId}
            and lower(me.email) = lower(ambassador_profiles.contact_email))`,
        ),
      )
      .executeTakeFirst()
    return row ? { code, name: row.displayName, campaign: row.title } : null
  },
})
