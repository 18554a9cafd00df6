import { sql, type RawBuilder } from 'kysely'

/** `phaseOf(…) === 'completed'` in SQL: whether the row of `project_events` was completed, or its time is over. */
export function isOver(now: Date): RawBuilder<boolean> {
  const today = sql`(${now}::timestamptz at time zone project_events.time_zone)::date`
  return sql<boolean>`coalesce(case
    when project_events.completed_at is not null then true
    when project_events.type = 'project' then project_events.end_date < ${today}
    when project_events.end_datetime is not null then project_events.end_datetime <= ${now}
    else (project_events.start_datetime at time zone project_events.time_zone)::date < ${today}
  end, false)`
}
