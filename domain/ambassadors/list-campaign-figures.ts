import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { CampaignFigures } from './figures.ts'

/** The totals of each campaign of one ambassador, by campaign id; empty for a page the caller cannot see. */
export async function listCampaignFigures(
  db: Db,
  ambassadorId: string,
): Promise<Map<string, CampaignFigures>> {
  const { rows } = await sql<{
    campaignId: string
    supports: number
    supporters: number
    raisedCents: number
  }>`select campaign_id, supports, supporters, raised_cents
    from app.campaign_figures where ambassador_id = ${ambassadorId}::uuid`.execute(db)
  return new Map(
    rows.map(({ campaignId: id, supports, supporters, raisedCents }) => [
      id,
      { supports, supporters, raisedCents },
    ]),
  )
}
