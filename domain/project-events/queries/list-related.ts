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
/** The number of newest items read from each place and the topic, and of the next dates of events in several places. */
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
    /** Where it is, of an event in several places each where it will be. */
    areas: z
      .array(
        z.object({ district: z.enum(DISTRICTS).nullable(), region: z.enum(REGIONS).nullable() }),
      )
      .readonly(),
  }),
  async run({ db, input: { id, category, areas }, now }): Promise<ProjectEventCard[]> {
    // Within Israel, nearby means the district; elsewhere, the continent.
    const places = areas.map(({ district, region }) =>
      district ? sql`district = ${district}` : sql`(region = ${region} and district is null)`,
    )
    const place = places.length > 0 ? sql`(${sql.join(places, sql` or `)})` : sql`false`
    const newest = (condition: ReturnType<typeof sql>) => sql`(
      select project_event_id, category, ${firstDateWithin({ from: now, to: null })} as starts, ${place} as is_near,
        null::uuid as date_id from search_documents
      where ${condition} and project_event_id <> ${id} and past_from > ${now}
      order by created_at desc, project_event_id desc limit ${AMONG_NEWEST})`
    // Events in several places, by the first of their dates that is there.
    const nearDates = sql`(
      select distinct on (project_event_id) project_event_id, category, starts_at, true, date_id from (
        select * from ${placedDates(NO_FILTERS)} as dates
        where ${place} and project_event_id <> ${id} and starts_at > ${now}
        order by starts_at limit ${AMONG_NEWEST}) as soonest order by project_event_id, starts_at)`
    const rows = await db
      .with(
        'near',
        () => sql<{ projectEventId: string; dateId: string | null }>`(
        select distinct on (partner_id) project_event_id, date_id, rank, starts from (
          select found.project_event_id, found.date_id, e.partner_id,
            (is_near is true)::int * 2 + (found.category = ${category})::int as rank,
            coalesce(found.starts, 'infinity') as starts
          from (${sql.join([...places, sql`category = ${category}`].map(newest), sql` union `)} union ${nearDates}) as found
          join project_events e on e.id = found.project_event_id
          where e.partner_id is distinct from (select partner_id from project_events where id = ${id})
        ) as ranked order by partner_id, rank desc, starts, project_event_id
      )`,
      )
      .selectFrom('near')
      .innerJoin('projectEvents', 'projectEvents.id', 'near.projectEventId')
      .select(CARD_COLUMNS)
      .select('near.dateId')
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
