import { sql } from 'kysely'
import { isAfterCursor, cursorTime, type Cursor } from '#platform/database/keyset.ts'
import type { Db } from '#platform/database/scope.ts'
import { SITE_ZONE } from '#platform/text/format.ts'
import { addDays } from '#domain/project-events/day.ts'
import { SYSTEM, type AuditFilters } from './audit.ts'

/** The log entries that match the filters, unordered; for pages and counts. */
export function matchLines(db: Db, filters: AuditFilters) {
  const { operation, actor, subject, subjectId, from, to } = filters
  let lines = db.selectFrom('auditEntries as line')
  if (operation !== null) lines = lines.where('line.operation', '=', operation)
  if (actor === SYSTEM) lines = lines.where('line.actorId', 'is', null)
  else if (actor !== null) lines = lines.where('line.actorId', '=', actor)
  if (subject !== null) lines = lines.where('line.subject', '=', subject)
  if (subjectId !== null) lines = lines.where('line.subjectId', '=', subjectId)
  if (from !== null) lines = lines.where('line.at', '>=', startOf(from))
  if (to !== null) lines = lines.where('line.at', '<', startOf(addDays(to, 1)))
  return lines
}

/** Up to `most` log entries after a cursor, newest first. */
export function selectLines(db: Db, filters: AuditFilters, before: Cursor | null, most: number) {
  let lines = matchLines(db, filters)
  if (before) lines = lines.where(isAfterCursor(before, { at: 'line.at', id: 'line.id' }))
  return lines
    .leftJoin('profiles as actor', 'actor.id', 'line.actorId')
    .select(['line.id', 'line.at', 'line.actorKind', 'line.actorId', 'line.operation'])
    .select(['line.subject', 'line.subjectId', 'line.reason', 'line.before', 'line.after'])
    .select(['actor.fullName as actorName', cursorTime('line.at').as('moment')])
    .orderBy('line.at', 'desc')
    .orderBy('line.id', 'desc')
    .limit(most)
}

/** The start of a day in the site's time zone. */
function startOf(day: string) {
  return sql<Date>`(${day}::timestamp at time zone ${sql.lit(SITE_ZONE)})`
}
