import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { localTimeOf } from '../project-events/local-time.ts'
import type { ProjectEventType } from '../project-events/project-event.ts'
import { isDateOver, type Member, type OccasionDate } from './attendance.ts'
import { isFor, PARTICIPANTS } from './list-expected.ts'
import { IS_WAITING, isUnanswered } from './said-hours.ts'

const HOUR_MS = 60 * 60 * 1000
/** A single day has up to 25 hours; what is longer is told day by day. */
const DAY_HOURS_MAX = 25
/** How far back a day can be named, of what has no start. */
const DAYS_BACK = 365

/** A date of which hours can be proposed; of what lasts for days, the days (`YYYY-MM-DD`) among which one is named. */
export type ProposalDate = OccasionDate & { days: { from: string; to: string } | null }

/** Hours that a person has proposed: of a date, and of a day of it if one was named. */
export type SaidHours = {
  id: string
  date: OccasionDate
  day: string | null
  hours: number
  /** Who of a group was there, by id; empty for other sign-ups, whose hours are not divided. */
  members: string[]
}

/** The hours that a person proposes for a sign-up, and what else they can propose. */
export type Proposal = {
  /** Latest first: those that are over, or go on for days and have begun, of which their organization has confirmed no hours. */
  dates: ProposalDate[]
  /** What they have said and nobody has answered, latest first. */
  said: SaidHours[]
  /** Of a group: who comes along, by name; empty for others. */
  members: Member[]
}

type Row = OccasionDate & {
  supportId: string
  type: ProjectEventType
  timeZone: string
  isCompleted: boolean
}

/** Finds that of a sign-up. */
export async function findProposal(db: Db, supportId: string, now: Date): Promise<Proposal> {
  const found = await findProposals(db, [supportId], now)
  return found.get(supportId) ?? { dates: [], said: [], members: [] }
}

/** Finds those of several sign-ups; nothing of one without any. */
export async function findProposals(
  db: Db,
  supportIds: readonly string[],
  now: Date,
): Promise<Map<string, Proposal>> {
  const { rows } = await sql<Row>`
    select s.id as support_id, d.id, d.starts_at, d.ends_at, coalesce(d.is_all_day, true) as is_all_day, e.type, e.time_zone, e.completed_at is not null as is_completed
    from supports s join project_events e on e.id = s.project_event_id
      left join project_event_dates d on d.project_event_id = e.id
    where s.id = any(${[...supportIds]}::uuid[]) and s.kind = any(${PARTICIPANTS}::text[])
      and ${isFor(sql`d.id`)} and ${isUnanswered(sql`d.id`)}
    order by d.starts_at desc nulls last, d.id`.execute(db)
  const dates = Map.groupBy(
    rows.filter((row) => isOpen(row, now)),
    (row) => row.supportId,
  )
  const said = await listSaid(db, supportIds)
  const members =
    supportIds.length > 0 ? await listMembers(db, supportIds) : new Map<string, Member[]>()
  return new Map(
    [...new Set([...dates.keys(), ...said.keys()])].map((id) => [
      id,
      {
        dates: (dates.get(id) ?? []).map((row) => withDays(row, now)),
        said: (said.get(id) ?? []).map((row) => row.said),
        members: members.get(id) ?? [],
      },
    ]),
  )
}

/** Whether someone who was at a date names the day: it lasts for days, or nobody knows how long. */
function lastsForDays({ startsAt, endsAt, isAllDay }: OccasionDate): boolean {
  if (!isAllDay) return false
  return !startsAt || !endsAt || endsAt.getTime() - startsAt.getTime() > DAY_HOURS_MAX * HOUR_MS
}

function isOpen(row: Row, now: Date): boolean {
  const hasBegun = !row.startsAt || row.startsAt <= now
  if (lastsForDays(row) || row.isCompleted) return hasBegun
  return isDateOver(row, row, now)
}

function withDays(row: Row, now: Date): ProposalDate {
  const { id, startsAt, endsAt, isAllDay, timeZone } = row
  const date = { id, startsAt, endsAt, isAllDay }
  if (!lastsForDays(date)) return { ...date, days: null }
  const dayOf = (at: Date) => localTimeOf(at, timeZone).date
  const from = startsAt ?? new Date(now.getTime() - DAYS_BACK * 24 * HOUR_MS)
  // Whole days end with the midnight after the last one.
  const to = endsAt && endsAt <= now ? new Date(endsAt.getTime() - 1) : now
  return { ...date, days: { from: dayOf(from), to: dayOf(to) } }
}

async function listSaid(db: Db, supportIds: readonly string[]) {
  const { rows } = await sql<
    OccasionDate & Omit<SaidHours, 'id' | 'date'> & { saidId: string; supportId: string }
  >`
    select p.id as said_id, p.support_id, p.day::text as day, p.hours, p.members::text[] as members, d.id, d.starts_at, d.ends_at, coalesce(d.is_all_day, true) as is_all_day
    from proposed_hours p join supports s on s.id = p.support_id left join project_event_dates d on d.id = p.date_id
    where p.support_id = any(${[...supportIds]}::uuid[]) and p.hours is not null and ${IS_WAITING}
    order by d.starts_at desc nulls last, p.day desc nulls last`.execute(db)
  return Map.groupBy(
    rows.map(({ saidId, supportId, day, hours, members, ...date }) => ({
      supportId,
      said: { id: saidId, date, day, hours, members } satisfies SaidHours,
    })),
    ({ supportId }) => supportId,
  )
}

async function listMembers(db: Db, supportIds: readonly string[]) {
  const rows = await db
    .selectFrom('seatAddresses')
    .select(['supportId', 'userId as id', 'fullName as name'])
    .where('supportId', 'in', [...supportIds])
    .orderBy(sql`lower(full_name)`)
    .orderBy('userId')
    .execute()
  const named = rows.map(({ supportId, id, name }) => ({
    supportId,
    id: id ?? '',
    name: name ?? '',
  }))
  return Map.groupBy(named, ({ supportId }) => supportId ?? '')
}
