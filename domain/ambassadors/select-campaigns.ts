import { sql } from 'kysely'
import { inPage, languageShown, textShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { listCampaignFigures } from './list-campaign-figures.ts'
import { BASE_LANGUAGE } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import type { Campaign, GoalKind } from './campaign.ts'

const NOTHING = { supports: 0, supporters: 0, raisedCents: 0 }

/** An ambassador's campaigns as readable by the user `db` runs as: running ones first, then newest first. */
export async function selectCampaigns(
  db: Db,
  of: { ambassadorId: string; now: Date },
): Promise<Campaign[]> {
  const isRunning = sql<boolean>`app.is_running(campaign, ${of.now})`
  const rows = await db
    .selectFrom('ambassadorCampaigns as campaign')
    .innerJoin('ambassadorLinks as link', 'link.campaignId', 'campaign.id')
    .leftJoin('projectEvents as item', (join) =>
      join.onRef('item.id', '=', 'campaign.projectEventId').on('item.isPublic', '=', true),
    )
    .where('campaign.ambassadorId', '=', of.ambassadorId)
    .select([
      'campaign.id',
      languageShown('campaign'),
      textShown('campaign', 'title'),
      textShown('campaign', 'description'),
      'campaign.projectEventId',
      'campaign.goalKind',
      'campaign.goal',
      'campaign.endsOn',
      'campaign.endedAt',
      'link.code',
      'item.id as itemId',
      inPage('item', 'title').as('itemTitle'),
      'item.type as itemType',
      isRunning.as('isRunning'),
    ])
    .orderBy(isRunning, 'desc')
    .orderBy('campaign.createdAt', 'desc')
    .orderBy('campaign.id', 'desc')
    .execute()
  const figures = rows.length > 0 ? await listCampaignFigures(db, of.ambassadorId) : null
  return rows.map((row) => ({
    id: row.id,
    language: parseLanguage(row.language) ?? BASE_LANGUAGE,
    title: row.title ?? '',
    description: row.description ?? '',
    code: row.code,
    item:
      row.itemId === null
        ? null
        : {
            id: row.itemId,
            title: row.itemTitle ?? '',
            type: row.itemType === 'event' ? 'event' : 'project',
          },
    isForOne: row.projectEventId !== null,
    // The column's check constraint allows only these values.
    goalKind: row.goalKind as GoalKind,
    goal: row.goal,
    endsOn: row.endsOn,
    state: row.isRunning ? 'running' : row.endedAt === null ? 'over' : 'ended',
    ...(figures?.get(row.id) ?? NOTHING),
  }))
}
