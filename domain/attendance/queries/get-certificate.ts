import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { CARD_COLUMNS, presentItem } from '../../project-events/to-card.ts'
import type { ProjectEventCard } from '../../project-events/project-event.ts'
import type { SupportKind } from '../../support/support.ts'
import { findHoursTogether, type HoursTogether } from '../find-hours-together.ts'

/** What a certificate says: no address, and nothing that was written. */
export type Certificate = {
  code: string
  name: string
  /** Whether it certifies the share of one of a group, and not the hours of all. */
  isOfMember: boolean
  /** The group that came, with its leader's name. */
  group: string | null
  kind: SupportKind
  people: number
  hours: number
  item: Omit<ProjectEventCard, 'isOver'>
  /** The days on which they were checked in; empty if nobody was. */
  days: Date[]
  issuedAt: Date
}

type Said = Certificate | HoursTogether | { code: string; revokedAt: Date }

/** A code of people's own copy: with dashes, spaces or small letters. */
const CODE = /^[0-9A-F]{16}$/

/**
 * Returns what a certificate says, of one sign-up or of all hours together, to whoever has its code; of one that was revoked only that it was.
 *
 * @throws AppError not_found for any other code.
 */
export const getCertificate = query({
  name: 'attendance.get-certificate',
  for: 'system',
  input: z.object({ code: z.string().max(40) }),
  async run({ db, input }): Promise<Said> {
    const code = input.code.replaceAll(/[\s-]/g, '').toUpperCase()
    const row = CODE.test(code)
      ? await db
          .selectFrom('certificates')
          .innerJoin('supports', 'supports.id', 'certificates.supportId')
          .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
          .leftJoin('profiles as member', 'member.id', 'certificates.memberId')
          .select(CARD_COLUMNS)
          .select(['certificates.supportId', 'certificates.hours', 'certificates.issuedAt'])
          .select(['certificates.memberId', 'member.fullName as memberName'])
          .select([
            'certificates.revokedAt',
            'supports.name as supporterName',
            'supports.groupName',
          ])
          .select(['supports.kind', 'supports.places as ownPlaces'])
          .where('certificates.code', '=', code)
          .executeTakeFirst()
      : undefined
    if (!row) {
      const together = CODE.test(code) ? await findHoursTogether(db, code) : null
      if (!together) throw new AppError('not_found', m.onday_certificate_unknown())
      return together
    }
    if (row.revokedAt) return { code, revokedAt: row.revokedAt }
    const { rows: here } = await sql<{ startsAt: Date | null; people: number }>`
      select d.starts_at, a.people from attendances a left join project_event_dates d on d.id = a.date_id
      where a.support_id = ${row.supportId} and a.status = 'here' and (${row.memberId}::uuid is null or ${row.memberId}::uuid = any (a.members)) order by d.starts_at`.execute(
      db,
    )
    return {
      code,
      name: stripLinks(row.memberName ?? row.supporterName),
      isOfMember: row.memberId !== null,
      group: row.groupName && stripLinks(row.groupName),
      // The column's check constraint allows only these values.
      kind: row.kind as SupportKind,
      people: here.length > 0 ? Math.max(...here.map(({ people }) => people)) : row.ownPlaces,
      hours: row.hours,
      item: presentItem(row),
      days: here.flatMap(({ startsAt }) => (startsAt ? [startsAt] : [])),
      issuedAt: row.issuedAt,
    }
  },
})
