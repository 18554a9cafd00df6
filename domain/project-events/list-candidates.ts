import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { District, Region } from './place.ts'
import { mentioning } from './conditions.ts'
import type { DatePlace } from './date-place.ts'
import { BY_START, soonestWithin } from './event-dates.ts'
import { comingInEachPlace, nextDate, SEVERAL_DATES } from './next-date.ts'
import { isOver } from '../support/is-over.ts'
import { NEWEST_ONLY } from './reach.ts'
import { searchWords } from './search-words.ts'
import {
  parseCategory,
  parseType,
  SUPPORT_TYPES,
  type Category,
  type ProjectEventType,
} from './project-event.ts'
import type { SupportType } from '../support/support.ts'

/** A user's interests; each list widens the search. */
export type CandidateSearch = {
  topics: readonly Category[]
  districts: readonly District[]
  /** Regions outside of Israel, and whether items without a place are included. */
  regions: readonly Region[]
  isAnywhere: boolean
  kinds: readonly SupportType[]
  /** Any of these phrases, as the user wrote them. */
  phrases: readonly string[]
  /** Always included. */
  ids: readonly string[]
}

/** The facts about an item that are needed before its text is read; an event in several places is one candidate in each of them. */
export type Candidate = {
  id: string
  /** Of an event in several places, the date on which it is here. */
  dateId?: string | null
  datePlace?: DatePlace
  type: ProjectEventType
  partnerId: string
  category: Category
  /** Null for what is in no place; empty if it is not known. */
  region: string | null
  district: string | null
  supportTypes: SupportType[]
  startDatetime: string | null
  endDatetime: string | null
  startDate: string | null
  endDate: string | null
  timeZone: string
  completedAt: null
  places: number | null
  placesTaken: number
  createdAt: Date
  /** Found by a phrase in its text or its organization's name. */
  isSpokenOf: boolean
}

/** How many are read from each source: some two thousand in total, however many items there are. */
const SLICES = {
  newest: 300,
  soonest: 300,
  topics: 600,
  districts: 600,
  abroad: 240,
  dates: 240,
  words: 200,
}
const PHRASES_MOST = 12

/**
 * Lists public items that may fit, without those that are over or of the caller's own organization: the newest and the
 * soonest, of each topic and each place. An event in several places is listed once for each of them, in the order of its dates.
 */
export async function listCandidates(
  db: Db,
  search: CandidateSearch,
  now: Date,
): Promise<Candidate[]> {
  const rows = await selectCandidates(db, search, now).execute()
  return rows.flatMap((row) => {
    const [type, category] = [parseType(row.type), parseCategory(row.category)]
    if (!type || !category) return []
    const item = {
      id: row.id,
      type,
      category,
      partnerId: row.partnerId,
      region: row.region,
      district: row.district,
      supportTypes: SUPPORT_TYPES.filter((one) => row.supportTypes?.includes(one)),
      startDatetime: row.startDatetime?.toISOString() ?? null,
      endDatetime: row.endDatetime?.toISOString() ?? null,
      startDate: row.firstDay,
      endDate: row.lastDay,
      timeZone: row.timeZone,
      completedAt: null as null,
      places: row.places,
      placesTaken: row.placesTaken,
      createdAt: row.createdAt,
      isSpokenOf: row.isSpokenOf,
    } satisfies Candidate
    const dates = comingInEachPlace(row, now) ?? [nextDate(row, now)]
    return dates.map((date): Candidate => ({ ...item, ...date }))
  })
}

/** One statement: each source reads a range of one index, and the results are fetched by id. */
export function selectCandidates(db: Db, search: CandidateSearch, now: Date) {
  return (
    db
      .with(
        (cte) => cte('found').materialized(),
        () =>
          sql<{
            id: string
            isSpokenOf: boolean
          }>`(${sql.join(slices(search, now), sql` union all `)})`,
      )
      .selectFrom('projectEvents')
      .select(['id', 'type', 'category', 'partnerId', 'region', 'district', 'supportTypes'])
      .select(['startDatetime', 'endDatetime', 'timeZone', 'places', 'placesTaken', 'createdAt'])
      .select(SEVERAL_DATES)
      .select(sql<string | null>`start_date::text`.as('firstDay'))
      .select(sql<string | null>`end_date::text`.as('lastDay'))
      .select(
        sql<boolean>`id = any(array(select id from found where is_spoken_of))`.as('isSpokenOf'),
      )
      // As an array, so that the planner does not scan the whole table instead.
      .where(sql<boolean>`id = any(array(select distinct id from found))`)
      .where('isPublic', '=', true)
      .where(sql<boolean>`not ${isOver(now)}`)
      .where(sql<boolean>`partner_id is distinct from (select app.own_partner())`)
  )
}

function slices(search: CandidateSearch, now: Date): RawBuilder<unknown>[] {
  const { topics, districts, regions, isAnywhere, ids } = search
  const abroad = share(SLICES.abroad, regions.length + Number(isAnywhere))
  return [
    // The first subquery names the columns.
    sql`(select dates.item as id, false as is_spoken_of from ${soonestWithin({ from: now, to: null })}
      order by ${BY_START} limit ${SLICES.soonest})`,
    newest(sql`true`, SLICES.newest),
    ...topics.map((one) => newest(sql`category = ${one}`, share(SLICES.topics, topics.length))),
    ...districts.map((one) =>
      newest(sql`district = ${one}`, share(SLICES.districts, districts.length)),
    ),
    ...regions.map((one) => newest(sql`region = ${one}`, abroad)),
    ...(isAnywhere ? [newest(sql`region is null`, abroad)] : []),
    ...[
      ...districts.map((one) => sql`district = ${one}`),
      ...regions.map((one) => sql`region = ${one}`),
    ].map(
      (where, _, all) => sql`(select project_event_id, false from calendar_entries
      where ${where} and starts_at >= ${now} order by starts_at limit ${share(SLICES.dates, all.length)})`,
    ),
    ...amongNewest(search),
    ...(ids.length > 0 ? [sql`select unnest(${[...ids]}::uuid[]), false`] : []),
  ]
}

function newest(condition: RawBuilder<unknown>, most: number): RawBuilder<unknown> {
  return sql`(select project_event_id, false from search_documents where ${condition}
    order by created_at desc, project_event_id desc limit ${most})`
}

/** Searches without a sorted index cover the newest items only. */
function amongNewest({ kinds, phrases }: CandidateSearch): RawBuilder<unknown>[] {
  const said = phrases.slice(0, PHRASES_MOST).flatMap((phrase) => {
    const words = searchWords(phrase)
    return words.length > 0 ? mentioning([words.join(' ')]) : []
  })
  const among = (condition: RawBuilder<unknown>, isSpokenOf: boolean) =>
    sql`(select project_event_id, ${isSpokenOf}::boolean from (select * from search_documents
      order by created_at desc, project_event_id desc limit ${NEWEST_ONLY}) as recent
      where ${condition} limit ${SLICES.words})`
  return [
    ...(kinds.length > 0 ? [among(sql`support_types && ${[...kinds]}::text[]`, false)] : []),
    ...(said.length > 0 ? [among(sql`(${sql.join(said, sql` or `)})`, true)] : []),
  ]
}

function share(of: number, parts: number): number {
  return Math.floor(of / Math.max(1, parts))
}
