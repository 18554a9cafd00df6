import { z } from 'zod'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { isCode } from '../link.ts'

/** The target of a link. All ids exist and are public. */
export type FoundLink = {
  /** The project or event named in the URL, else the campaign's. */
  itemId: string | null
  /** Null for an unknown code or a hidden page. */
  ambassador: { id: string; userId: string; campaignId: string | null } | null
}

/** The target and the owner of a link, for the visitor who follows it. */
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
