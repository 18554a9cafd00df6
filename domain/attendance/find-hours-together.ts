import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { CARD_COLUMNS, presentItem } from '../project-events/to-card.ts'
import type { ProjectEventCard } from '../project-events/project-event.ts'

/** One of the sign-ups that a certificate of all hours sums up. */
export type HoursEntry = { item: Omit<ProjectEventCard, 'isOver'>; days: Date[]; hours: number }

/** What a certificate of all hours says. */
export type HoursTogether = {
  code: string
  name: string
  hours: number
  /** In the order in which they were confirmed. */
  entries: HoursEntry[]
  issuedAt: Date
}

/** Finds what a certificate of all hours says; when it ended, if one that it sums up was revoked; null for another code. */
export async function findHoursTogether(
  db: Db,
  code: string,
): Promise<HoursTogether | { code: string; revokedAt: Date } | null> {
  const found = await db
    .selectFrom('hoursCertificates')
    .innerJoin('profiles', 'profiles.id', 'hoursCertificates.userId')
    .select(['profiles.fullName', 'certificates', 'hours', 'issuedAt'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!found) return null
  const rows = await db
    .selectFrom('certificates')
    .innerJoin('supports', 'supports.id', 'certificates.supportId')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select(CARD_COLUMNS)
    .select(['certificates.hours', 'certificates.revokedAt'])
    .select(
      sql<
        string[]
      >`array(select d.starts_at from attendances a join project_event_dates d on d.id = a.date_id
        where a.support_id = supports.id and a.status = 'here'
          and (certificates.member_id is null or certificates.member_id = any (a.members)) order by d.starts_at)`.as(
        'days',
      ),
    )
    .where('certificates.code', '=', sql<string>`any (${found.certificates}::text[])`)
    .orderBy('certificates.issuedAt')
    .orderBy('certificates.code')
    .execute()
  const ended = rows.flatMap(({ revokedAt }) => revokedAt ?? [])
  if (ended.length > 0) {
    return { code, revokedAt: new Date(Math.min(...ended.map((at) => at.getTime()))) }
  }
  // One that it sums up is gone, with its project or event.
  if (rows.length < found.certificates.length) return null
  return {
    code,
    name: stripLinks(found.fullName),
    hours: found.hours,
    entries: rows.map(({ days, hours, ...row }) => ({
      item: presentItem(row),
      days: days.map((day) => new Date(day)),
      hours,
    })),
    issuedAt: found.issuedAt,
  }
}
