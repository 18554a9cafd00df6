import { sql, type RawBuilder } from 'kysely'

/**
 * SQL condition on `supports s`: the organization has confirmed no hours of this date, nor entered any for the whole sign-up. Who was
 * marked as not having come has none.
 */
export function isUnanswered(dateId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(s.status in ('confirmed', 'completed')
    and not exists (select from attendances c where c.support_id = s.id and c.date_id is not distinct from ${dateId} and c.hours is not null)
    and (s.hours is null or exists (select from attendances c where c.support_id = s.id and c.hours is not null)))`
}

/**
 * SQL condition on `proposed_hours p` and its `supports s`: they wait for an answer. Marking someone as absent answers what they have said
 * before. The view `obligations` asks the same.
 */
export const IS_WAITING = sql<boolean>`(${isUnanswered(sql`p.date_id`)}
  and not exists (select from attendances c where c.support_id = s.id and c.date_id is not distinct from p.date_id
    and c.status = 'absent' and c.confirmed_at > p.proposed_at))`

/** SQL: the hours that the person of `supports s` says of a date, and that wait for an answer; null if none. */
export function saidHours(dateId: string | null | RawBuilder<unknown>): RawBuilder<number | null> {
  return sql<number | null>`(select sum(p.hours)::integer from proposed_hours p
    where p.support_id = s.id and p.date_id is not distinct from (${dateId})::uuid and ${IS_WAITING})`
}

/** SQL: who of a group was there, as those hours say; empty for others. */
export function saidMembers(dateId: string | null): RawBuilder<string[]> {
  return sql<
    string[]
  >`(select coalesce(array_agg(distinct m), '{}')::text[] from proposed_hours p cross join unnest(p.members) as m
    where p.support_id = s.id and p.date_id is not distinct from ${dateId}::uuid and p.hours is not null and ${IS_WAITING})`
}

/** SQL: until when its organization should answer them; null if nothing waits. */
export function answerBy(dateId: string | null): RawBuilder<Date | null> {
  return sql<Date | null>`(select app.answer_due('hours', min(p.proposed_at)) from proposed_hours p
    where p.support_id = s.id and p.date_id is not distinct from ${dateId}::uuid and p.hours is not null and ${IS_WAITING})`
}

/** SQL: those hours by day, as `SaidOnDay[]`, earliest first; empty if no day was named. */
export function saidOnDays(dateId: string | null): RawBuilder<SaidOnDay[]> {
  return sql<
    SaidOnDay[]
  >`(select coalesce(json_agg(json_build_object('day', p.day, 'hours', p.hours) order by p.day), '[]')
    from proposed_hours p where p.support_id = s.id and p.date_id is not distinct from ${dateId}::uuid and p.day is not null and p.hours is not null and ${IS_WAITING})`
}

/** Hours of one day (`YYYY-MM-DD`). */
export type SaidOnDay = { day: string; hours: number }
