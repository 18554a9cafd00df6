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
    const wished = [input.itemId, link?.itemId].filter(isId)
    return {
      itemId: await firstPublic(db, wished),
      ambassador: link
        ? { id: link.ambassadorId, userId: link.userId, campaignId: link.campaignId }
        : null,
    }
  },
})

function findByCode(db: Db, code: string) {
  return db
    .selectFrom('ambassadorLinks')
    .innerJoin('ambassadorProfiles', 'ambassadorProfiles.id', 'ambassadorLinks.ambassadorId')
    .leftJoin('ambassadorCampaigns', 'ambassadorCampaigns.id', 'ambassadorLinks.campaignId')
    .select([
      'ambassadorLinks.ambassadorId',
      'ambassadorLinks.campaignId',
      'ambassadorProfiles.userId',
      'ambassadorCampaigns.projectEventId as itemId',
    ])
    .where('code', '=', code)
    .where('ambassadorProfiles.isPublic', '=', true)
    .executeTakeFirst()
}

async function firstPublic(db: Db, ids: string[]): Promise<string | null> {
  if (ids.length === 0) return null
  const rows = await db
    .selectFrom('projectEvents')
    .select('id')
    .where('id', 'in', ids)
    .where('isPublic', '=', true)
    .execute()
  return ids.find((id) => rows.some((row) => row.id === id)) ?? null
}
