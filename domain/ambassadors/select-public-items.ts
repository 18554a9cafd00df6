import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { CARD_COLUMNS, toCard } from '../project-events/to-card.ts'
import type { ProjectEventCard } from '../project-events/project-event.ts'

/** What an ambassador stands up for and is public: events that come, the soonest first; then the others, chosen last first. */
export async function selectPublicItems(
  db: Db,
  { ambassadorId, now }: { ambassadorId: string; now: Date },
): Promise<ProjectEventCard[]> {
  const isComing = sql<boolean>`coalesce(end_datetime, start_datetime) >= ${now}`
  const rows = await db
    .selectFrom('ambassador_project_events as chosen')
    .innerJoin('project_events', 'project_events.id', 'chosen.project_event_id')
    .select(CARD_COLUMNS)
    .where('chosen.ambassador_id', '=', ambassadorId)
    .where('project_events.is_public', '=', true)
    .orderBy(sql`case when ${isComing} then start_datetime end`, (by) => by.asc().nullsLast())
    .orderBy('chosen.created_at', 'desc')
    .orderBy('project_events.id', 'desc')
    .execute()
  return rows.map((row) => toCard(row, now))
}
