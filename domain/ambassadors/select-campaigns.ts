import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { listCampaignFigures } from './list-campaign-figures.ts'
import type { Campaign, GoalKind } from './campaign.ts'

const NOTHING = { supports: 0, supporters: 0, raisedCents: 0 }

/** An ambassador's campaigns, as whoever `db` works for may read them: those that run first, each the newest first. */
export async function selectCampaigns(
  db: Db,
  of: { ambassadorId: string; now: Date },
): Promise<Campaign[]> {
  const isRunning = sql<boolean>`app.is_running(campaign, ${of.now})`
  const rows = await db
    .selectFrom('ambassador_campaigns as campaign')
    .innerJoin('ambassador_links as link', 'link.campaign_id', 'campaign.id')
    .leftJoin('project_events as item', (join) =>
      join.onRef('item.id', '=', 'campaign.project_event_id').on('item.is_public', '=', true),
    )
    .where('campaign.ambassador_id', '=', of.ambassadorId)
    .select([
      'campaign.id',
      'campaign.title',
      'campaign.description',
      'campaign.project_event_id',
      'campaign.goal_kind',
      'campaign.goal',
      'campaign.ends_on',
      'campaign.ended_at',
      'link.code',
      'item.id as itemId',
      'item.title as itemTitle',
      'item.type as itemType',
      isRunning.as('isRunning'),
    ])
    .orderBy(isRunning, 'desc')
    .orderBy('campaign.created_at', 'desc')
    .orderBy('campaign.id', 'desc')
    .execute()
  const figures = rows.length > 0 ? await listCampaignFigures(db, of.ambassadorId) : null
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    code: row.code,
    item:
      row.itemId === null
        ? null
        : {
            id: row.itemId,
            title: row.itemTitle ?? '',
            type: row.itemType === 'event' ? 'event' : 'project',
          },
    isForOne: row.project_event_id !== null,
    // The column's check allows these words and no others.
    goalKind: row.goal_kind as GoalKind,
    goal: row.goal,
    endsOn: row.ends_on,
    state: row.isRunning ? 'running' : row.ended_at === null ? 'over' : 'ended',
    ...(figures?.get(row.id) ?? NOTHING),
  }))
}
