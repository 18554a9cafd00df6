import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { KINDS, takesPart, type SupportStatus } from '../support/support.ts'
import { CHECK_IN_MAX, type Expected } from './attendance.ts'
import { answerBy, saidHours, saidMembers, saidOnDays, type SaidOnDay } from './said-hours.ts'

/** A sign-up on the list of a date, with what only the organization's own work needs. */
export type ExpectedRow = Expected & {
  email: string
  isCompleted: boolean
  /** Of this date, once they are confirmed. */
  hours: number | null
  confirmedAt: Date | null
  /** Of the whole sign-up, once it is completed. */
  totalHours: number | null
  /** Of this date, as its person proposes, until hours are confirmed; null if they do not. */
  saidHours: number | null
  /** Those by day, of what lasts for days. */
  saidDays: SaidOnDay[]
  /** Of a group: who of it was there, as its leader proposes. */
  saidMembers: string[]
  /** Until when that should be answered. */
  answerBy: Date | null
  /** Whether it is for this date alone, and not for all dates of the item. */
  isForDate: boolean
}

/** SQL condition on `supports s`: a sign-up is for this date, or for the whole item; one made at the door is for its date. */
export function isFor(dateId: string | null | RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(coalesce(s.date_id = (${dateId})::uuid, true)
    and not exists (select from app.attendances w where w.support_id = s.id and w.is_walk_in and w.date_id is distinct from (${dateId})::uuid))`
}

/** The kinds of sign-ups of people who come in person. */
export const PARTICIPANTS = KINDS.filter(takesPart)

/** Whether someone who was not seen says that they were there, and the organization has not said whether. */
export function isUndecided(row: Pick<ExpectedRow, 'attended' | 'saidHours'>): boolean {
  return row.attended !== 'here' && row.saidHours !== null
}

type Asked = { itemId: string; dateId: string | null; supportId?: string }

/** Lists who is expected at a date, by name: everyone who is confirmed, also once they have completed it. One sign-up alone, if it is given. */
export function listExpected(db: Db, asked: Asked): Promise<ExpectedRow[]> {
  return listSignUps(db, asked, ['confirmed', 'completed'])
}

/** Lists who may come to a date, by name: who is expected, then who has signed up and has no answer yet, or waits for a place. */
export function listAtTheDoor(db: Db, asked: Asked): Promise<ExpectedRow[]> {
  return listSignUps(db, asked, ['confirmed', 'completed', 'pending', 'waiting', 'offered'])
}

async function listSignUps(
  db: Db,
  { itemId, dateId, supportId }: Asked,
  statuses: readonly SupportStatus[],
): Promise<ExpectedRow[]> {
  const { rows } = await sql<ExpectedRow>`
    select s.id as support_id, s.name, s.group_name as "group", s.kind, s.places, s.email, s.hours as total_hours,
      ${saidHours(dateId)} as said_hours, ${saidOnDays(dateId)} as said_days,
      ${saidMembers(dateId)} as said_members, ${answerBy(dateId)} as answer_by,
      s.status = 'completed' as is_completed,
      case when s.status in ('confirmed', 'completed') then 'expected'
        when s.consent is not null and s.consent <> 'given' then 'without-consent'
        when s.status = 'pending' then 'unanswered' else 'in-line' end as standing,
      a.status as attended, coalesce(a.people, s.places) as people, coalesce(a.is_walk_in, false) as is_walk_in, a.hours,
      coalesce(a.members, '{}')::text[] as came,
      case when s.group_name is null then '[]' else (select coalesce(json_agg(json_build_object('id', x.user_id, 'name', x.full_name)
        order by lower(x.full_name), x.user_id), '[]') from seat_addresses x where x.support_id = s.id) end as members, a.confirmed_at,
      s.date_id is not null or coalesce(a.is_walk_in, false) as is_for_date
    from supports s
    left join attendances a on a.support_id = s.id and a.date_id is not distinct from ${dateId}::uuid
    where s.project_event_id = ${itemId} and s.kind = any(${PARTICIPANTS}::text[]) and s.status = any(${statuses}::text[])
      and s.id = coalesce(${supportId ?? null}::uuid, s.id) and ${isFor(dateId)}
    order by s.status not in ('confirmed', 'completed'), lower(s.name), s.id limit ${CHECK_IN_MAX}`.execute(
    db,
  )
  return rows
}
