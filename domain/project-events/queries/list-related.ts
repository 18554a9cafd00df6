import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { CARD_COLUMNS, toCard } from '../to-card.ts'
import { firstDateWithin } from '../event-dates.ts'
import { NO_FILTERS } from '../listing.ts'
import { placedDates } from '../placed-dates.ts'
import { CATEGORIES, type ProjectEventCard } from '../project-event.ts'
import { DISTRICTS, REGIONS } from '../place.ts'

export const RELATED_MOST = 3
/** The number of newest items read from each of the place and the topic. */
const AMONG_NEWEST = 60

/**
 * Lists up to three related items that are not over: first nearby ones, then ones of the same topic; each sooner ones first,
 * then ongoing ones. At most one of each organization.
 */
export const listRelated = query({
  name: 'project-events.list-related',
  for: 'visitor',
  input: z.object({
    id: z.uuid(),
    category: z.enum(CATEGORIES),
    district: z.enum(DISTRICTS).nullable(),
    region: z.enum(REGIONS).nullable(),
  }),
  async run({ db, input: { id, category, district, region }, now }): Promise<ProjectEventCard[]> {
    // Within Israel, nearby means the district; elsewhere, the continent.
    const place = district
      ? sql`district = ${district}`
      : sql`region = ${region} and district is null`
    const newest = (condition: ReturnType<typeof sql>) => sql`(
      select project_event_id, category, ${firstDateWithin({ from: now, to: null })} as starts, ${place} as is_near from search_documents
      where ${condition} and project_event_id <> ${id} and past_from > ${now}
      order by created_at desc, project_event_id desc limit ${AMONG_NEWEST})`
    // Events in several places, by the first of their dates that is there.
    const nearDates = sql`(
      select project_event_id, category, starts_at, true from (
        select distinct on (project_event_id) * from ${placedDates(NO_FILTERS)} as dates
        where ${place} and project_event_id <> ${id} and starts_at > ${now}
        order by project_event_id, starts_at) as first order by starts_at limit ${AMONG_NEWEST})`
    const rows = await db
      .with(
        'near',
        () => sql<{ projectEventId: string }>`(
        select distinct on (partner_id) project_event_id, rank, starts from (
          select found.project_event_id, e.partner_id,
            (is_near is true)::int * 2 + (found.category = ${category})::int as rank,
            coalesce(found.starts, 'infinity') as starts
          from (${newest(place)} union ${newest(sql`category = ${category}`)} union ${nearDates}) as found
          join project_events e on e.id = found.project_event_id
          where e.partner_id is distinct from (select partner_id from project_events where id = ${id})
        ) as ranked order by partner_id, rank desc, starts, project_event_id
      )`,
      )
      .selectFrom('near')
      .innerJoin('projectEvents', 'projectEvents.id', 'near.projectEventId')
      .select(CARD_COLUMNS)
      .where('projectEvents.isPublic', '=', true)
      .orderBy(sql`near.rank`, 'desc')
      .orderBy(sql`near.starts`)
      .orderBy('projectEvents.id')
      .limit(RELATED_MOST)
      .execute()
    return rows.map((row) => toCard(row, now))
  },
  // There may be newer related items, but those shown must be public and current.
  cacheTags: ({ output }) => output.map(({ id }) => `project-event:${id}`),
})
