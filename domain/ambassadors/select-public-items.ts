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
    .selectFrom('ambassadorProjectEvents as chosen')
    .innerJoin('projectEvents', 'projectEvents.id', 'chosen.projectEventId')
    .select(CARD_COLUMNS)
    .where('chosen.ambassadorId', '=', ambassadorId)
    .where('projectEvents.isPublic', '=', true)
    .orderBy(sql`case when ${isComing} then start_datetime end`, (by) => by.asc().nullsLast())
    .orderBy('chosen.createdAt', 'desc')
    .orderBy('projectEvents.id', 'desc')
    .execute()
  return rows.map((row) => toCard(row, now))
}
