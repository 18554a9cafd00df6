import { sql, type RawBuilder } from 'kysely'

/**
 * SQL condition: rows belong to an organization's projects and events, by their `project_event_id` column. Reads the
 * items first, so that an index leads to the rows: row security makes each lookup so costly that the planner would
 * rather scan the whole table than look up each item.
 */
export function isOfItemsOf(
  partnerId: string,
  column = 'supports.projectEventId',
): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any (array(
    select item.id from app.project_events item where item.partner_id = ${partnerId}))`
}
