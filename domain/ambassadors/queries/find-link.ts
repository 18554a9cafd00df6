import { z } from 'zod'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { isCode } from '../link.ts'

/** Where a link leads. All ids are of what there is, and of what anybody may see. */
export type FoundLink = {
  /** The project or event that the address names, else the campaign's. */
  itemId: string | null
  /** Null for a code that is nobody's, or of a page that is hidden. */
  ambassador: { id: string; userId: string; campaignId: string | null } | null
}

/** Where a link leads and whose it is, for whoever follows it. */
export const findLink = query({
  name: 'credit.find-link',
  for: 'system',
  input: z.object({ code: z.string(), itemId: z.string().nullable() }),
  async run({ db, input }): Promise<FoundLink> {
    const link = isCode(input.code) ? await findByCode(db, input.code) : undefined
    const wished = [input.itemId, link?.item_id].filter(isId)
    return {
      itemId: await firstPublic(db, wished),
      ambassador: link
        ? { id: link.ambassador_id, userId: link.user_id, campaignId: link.campaign_id }
        : null,
    }
  },
})

function findByCode(db: Db, code: string) {
  return db
    .selectFrom('ambassador_links')
    .innerJoin('ambassador_profiles', 'ambassador_profiles.id', 'ambassador_links.ambassador_id')
    .leftJoin('ambassador_campaigns', 'ambassador_campaigns.id', 'ambassador_links.campaign_id')
    .select([
      'ambassador_links.ambassador_id',
      'ambassador_links.campaign_id',
      'ambassador_profiles.user_id',
      'ambassador_campaigns.project_event_id as item_id',
    ])
    .where('code', '=', code)
    .where('ambassador_profiles.is_public', '=', true)
    .executeTakeFirst()
}

async function firstPublic(db: Db, ids: string[]): Promise<string | null> {
  if (ids.length === 0) return null
  const rows = await db
    .selectFrom('project_events')
    .select('id')
    .where('id', 'in', ids)
    .where('is_public', '=', true)
    .execute()
  return ids.find((id) => rows.some((row) => row.id === id)) ?? null
}
