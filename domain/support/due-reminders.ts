import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import type { DatePlace } from '../project-events/date-place.ts'
import { placeOfDate } from '../project-events/next-date.ts'
import { KINDS, takesPart, type SupportKind } from './support.ts'

/** How long before a date people are reminded. */
export type Reminder = 'week' | 'day'

/** A date that something is due for. */
type DueDate = { itemId: string; startsAt: Date; endsAt: Date | null; isToday: boolean }

export type DueReminder = DueDate & {
  supportId: string
  reminder: Reminder
  /** Where the date takes place; null for the place of its event. */
  place: DatePlace | null
}

const PARTICIPANTS = KINDS.filter(takesPart)

/** SQL condition on `supports s` and `dates d`: the sign-up was not made at the door of another date. */
const NOT_OF_ANOTHER_DOOR = sql`not exists (select from attendances w
  where w.support_id = s.id and w.is_walk_in and w.date_id is distinct from d.date)`

/**
 * The dates of public items within eight days, with the moments when reminders are due: a week and a day before, at the same time of
 * day where it takes place, also across a change to or from summer time. Whole days count from nine in the morning.
 */
const dates = (now: Date) => sql`
  select e.id as item, d.id as date, d.starts_at, d.ends_at, e.partner_id,
    (d.starts_at at time zone e.time_zone)::date = (${now}::timestamptz at time zone e.time_zone)::date as is_today,
    ((t.wall_time - interval '7 days') at time zone e.time_zone) as week_before,
    ((t.wall_time - interval '1 day') at time zone e.time_zone) as day_before
  from project_event_dates d
  join project_events e on e.id = d.project_event_id
  cross join lateral (select d.starts_at at time zone e.time_zone
    + case when d.is_all_day then interval '9 hours' else interval '0' end as wall_time) t
  where d.starts_at > ${now}::timestamptz - interval '9 hours' and d.starts_at < ${now}::timestamptz + interval '8 days'
    and t.wall_time at time zone e.time_zone > ${now} and e.is_public and e.completed_at is null`

/**
 * Records the reminders that are due to people, at most so many, and returns them: each is returned once, by whichever process
 * records it. Who chose a date is reminded of that. The one of a week before is only for the first date after they signed up, and not sent a day late or later;
 * who signed up after a reminder was due does not get it.
 */
export async function takeDueReminders(db: Db, now: Date, most: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with dates as (${dates(now)}),
    due as (
      select d.item, d.date, d.starts_at, d.ends_at, d.is_today, s.id as support_id, r.kind
      from dates d
      cross join lateral (values ('week', d.week_before, d.week_before + interval '1 day'), ('day', d.day_before, null)) as r(kind, due_at, until)
      join supports s on s.project_event_id = d.item and coalesce(s.date_id, d.date) = d.date and s.created_at < r.due_at
        and ${NOT_OF_ANOTHER_DOOR}
      where r.due_at <= ${now} and (r.until is null or r.until > ${now})
        and s.kind = any(${PARTICIPANTS}::text[]) and s.status in ('pending', 'confirmed')
        and (r.kind = 'day' or s.date_id is not null or not exists (select from project_event_dates earlier
          where earlier.project_event_id = d.item and earlier.starts_at < d.starts_at and earlier.starts_at > s.created_at))
        and not exists (select from reminders m where m.project_event_id = d.item and m.starts_at = d.starts_at
          and m.kind = r.kind and m.support_id = s.id)
      order by d.starts_at, s.id limit ${most}
    ),
    taken as (
      insert into reminders (project_event_id, support_id, kind, starts_at, sent_at)
      select item, support_id, kind, starts_at, ${now} from due
      on conflict do nothing returning support_id, kind, starts_at
    )
    select due.item as item_id, due.starts_at, due.ends_at, due.is_today, support_id, kind as reminder,
      ${placeOfDate(sql`due.date`)} as place
    from due join taken using (support_id, kind, starts_at) order by due.starts_at, support_id`.execute(
    db,
  )
  return rows
}

/**
 * Records the lists that are due to organizations, a day before dates with sign-ups, at most so many, and returns those dates: one
 * for all shifts that start at the same time.
 */
export async function takeDueLists(db: Db, now: Date, most: number): Promise<DueDate[]> {
  const { rows } = await sql<DueDate>`
    with dates as (${dates(now)}),
    due as (
      select distinct on (d.starts_at, d.item) * from dates d
      where d.day_before <= ${now}
        and exists (select from supports s where s.project_event_id = d.item and coalesce(s.date_id, d.date) = d.date
          and s.kind = any(${PARTICIPANTS}::text[]) and s.status in ('pending', 'confirmed') and ${NOT_OF_ANOTHER_DOOR})
        and not exists (select from reminders m where m.project_event_id = d.item and m.starts_at = d.starts_at and m.kind = 'list')
      order by d.starts_at, d.item limit ${most}
    ),
    taken as (
      insert into reminders (project_event_id, kind, starts_at, sent_at) select item, 'list', starts_at, ${now} from due
      on conflict do nothing returning project_event_id, starts_at
    )
    select due.item as item_id, due.starts_at, due.ends_at, due.is_today
    from due join taken on taken.project_event_id = due.item and taken.starts_at = due.starts_at
    order by due.starts_at, due.item`.execute(db)
  return rows
}

/** A person on an organization's list. */
export type Participant = {
  name: string
  group: string | null
  kind: SupportKind
  places: number
  status: 'pending' | 'confirmed'
  /** Of a minor; null for adults. */
  consent: string | null
  stillComingAt: Date | null
  /** The shift or role they chose, in each of its languages; null for the whole. */
  labels: TextInEach | null
}

/** Lists who has signed up to take part in an item, in the order of their sign-ups, or for those of its dates that start then. */
export async function listParticipants(
  db: Db,
  { itemId, startsAt }: Pick<DueDate, 'itemId' | 'startsAt'>,
): Promise<Participant[]> {
  return (
    db
      .selectFrom('supports')
      .leftJoin('projectEventDates', 'projectEventDates.id', 'supports.dateId')
      .select([
        'name',
        'groupName as group',
        'kind',
        'supports.places',
        'status',
        'consent',
        'stillComingAt',
      ])
      .select('projectEventDates.labels')
      .where('supports.projectEventId', '=', itemId)
      .where((is) =>
        is.or([is('supports.dateId', 'is', null), is('projectEventDates.startsAt', '=', startsAt)]),
      )
      .where('kind', 'in', PARTICIPANTS)
      .where('status', 'in', ['pending', 'confirmed'])
      // Who was signed up at the door of another date comes to that one only.
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('attendances')
              .leftJoin('projectEventDates as own', 'own.id', 'attendances.dateId')
              .select('attendances.id')
              .whereRef('attendances.supportId', '=', 'supports.id')
              .where('attendances.isWalkIn', '=', true)
              .where((at) =>
                at.or([at('own.startsAt', 'is', null), at('own.startsAt', '<>', startsAt)]),
              ),
          ),
        ),
      )
      .orderBy('createdAt')
      .$castTo<Participant>()
      .execute()
  )
}
