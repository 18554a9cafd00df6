import { sql, type RawBuilder } from 'kysely'

/**
 * Whether rows are of an organization's projects and events, by their column of `project_event_id`. The items are asked for
 * first, so that an index leads to their rows at once: row security makes each look into a table dear enough that the planner
 * would rather read all of it than look once for each item.
 */
export function isOfItemsOf(
  partnerId: string,
  column = 'supports.projectEventId',
): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any (array(
    select item.id from app.project_events item where item.partner_id = ${partnerId}))`
}
