import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { CARD_COLUMNS, toCard } from '../to-card.ts'
import type { ProjectEventCard } from '../project-event.ts'

export const FEATURED_MOST = 5
/** The number of newest projects to choose from; the larger one only if the smaller has too few organizations. */
const FEW_NEWEST = 100
const AMONG_NEWEST = 3_000

/** Lists up to five running projects for the home page, newest first: one of each organization before a second of any. */
export const listFeatured = query({
  name: 'project-events.list-featured',
  for: 'visitor',
  input: z.object({}),
  async run({ db, now }): Promise<ProjectEventCard[]> {
    const few = await selectFeatured(db, now, FEW_NEWEST).execute()
    // Five from five organizations: reading more would change nothing.
    const isEnough = few.length === FEATURED_MOST && few.every(({ turn }) => turn === 1)
    const rows = isEnough ? few : await selectFeatured(db, now, AMONG_NEWEST).execute()
    return rows.map((row) => toCard(row, now))
  },
  cacheTags: () => ['project-events'],
})

/** One statement: selects the featured projects among the newest public ones. */
export function selectFeatured(db: Db, now: Date, among: number) {
  const today = sql`(${now}::timestamptz at time zone newest.time_zone)::date`
  const turn = sql<number>`row_number() over (partition by newest.partner_id order by newest.created_at desc, newest.id desc)`
  return db
    .with(
      (cte) => cte('newest').materialized(),
      (cte) =>
        cte
          .selectFrom('projectEvents')
          .select(['id', 'partnerId', 'createdAt', 'timeZone'])
          .select(['startDate', 'endDate', 'completedAt'])
          .where('isPublic', '=', true)
          .where('type', '=', 'project')
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(among),
    )
    .with('chosen', (cte) =>
      cte
        .selectFrom('newest')
        .select('newest.id')
        .select(turn.as('turn'))
        .select('newest.createdAt')
        .where('newest.completedAt', 'is', null)
        .where(sql<SqlBool>`coalesce(newest.start_date <= ${today}, true)`)
        .where(sql<SqlBool>`coalesce(newest.end_date >= ${today}, true)`)
        .orderBy('turn')
        .orderBy('newest.createdAt', 'desc')
        .limit(FEATURED_MOST),
    )
    .selectFrom('chosen')
    .innerJoin('projectEvents', 'projectEvents.id', 'chosen.id')
    .select(CARD_COLUMNS)
    .select('chosen.turn')
    .orderBy('chosen.turn')
    .orderBy('projectEvents.createdAt', 'desc')
}
