import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { CampaignFigures } from './figures.ts'

/** What came through each campaign of one ambassador, by the campaign's id; none of a page the caller may not see. */
export async function listCampaignFigures(
  db: Db,
  ambassadorId: string,
): Promise<Map<string, CampaignFigures>> {
  const { rows } = await sql<{
    campaign_id: string
    supports: number
    supporters: number
    raised_cents: number
  }>`select * from app.campaign_figures(${ambassadorId}::uuid)`.execute(db)
  return new Map(
    rows.map(({ campaign_id: id, supports, supporters, raised_cents: raisedCents }) => [
      id,
      { supports, supporters, raisedCents },
    ]),
  )
}
