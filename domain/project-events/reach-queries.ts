import { sql, type RawBuilder } from 'kysely'
import { all, holding, narrowings, type Narrowed } from './conditions.ts'
import { likelyHolding, NEWEST_FIRST, type Reach } from './reach.ts'
import { searchWords } from './search-words.ts'

/** By the index of letters so many are walked through of the rarest thing that is asked for, unless all are wanted. */
const WALKED_MOST = 2_500
/** So many of the newest tell how rare something is. */
const SAMPLED = 500

/** What a look tells, on each of its rows. */
export type Told = {
  /** How many were found. */
  total: number
  /** Whether there are documents that were not looked at. */
  beyond: boolean
  /** Since when was looked; null where it was not by weeks. */
  since: Date | null
  /** So many documents may be walked through, if that is more than was looked at; null where it is not. */
  walkable: number | null
}

/** How many documents there are, and how many of the statement's `near` were found among the newest of them. */
export const selectCounted = sql<{ total: number; documents: number }>`(
  select count(*) as total, (select coalesce(sum(n), 0) from search_weeks) as documents from near)`

/**
 * How many documents to look at: with `enough`, those beyond the newest that the statement's `near` was found among, null where
 * it is enough, where nothing lies beyond, and of what is so rare that everywhere is looked as quickly.
 */
export function selectWanted(
  asked: Narrowed,
  reach: Reach,
): RawBuilder<{ wanted: number | null; walkable: number | null }> {
  if (typeof reach === 'string' || 'newest' in reach) return sql`(select null::int as walkable)`
  if ('documents' in reach) {
    return sql`(select ${Math.ceil(reach.documents)}::int as wanted, null::int as walkable)`
  }
  const { enough } = reach
  return sql`(
    select least(walkable, likely) as wanted, case when likely < walkable then walkable end as walkable
    from (
      select ceil(${WALKED_MOST}::int / nullif(rarest, 0))::int as walkable,
        case when rarest > 0 then ${likelyHolding(enough)}::int / nullif(total, 0) end as likely
      from (
        select total, case when total < ${enough} and documents > ${NEWEST_FIRST}
          then ${rarestShare(asked)} end as rarest
        from counted offset 0
      ) as shared
    ) as depths)`
}

/** The first of the newest weeks that hold as many documents as are `wanted`, of all weeks if they hold fewer; null if none are. */
export function selectReached(reach: Reach): RawBuilder<{ week: number | null }> {
  if (typeof reach === 'string' || 'newest' in reach) return sql`(select null::int as week)`
  return sql`(select min(week) as week from (
    select week, sum(n) over (order by week desc) - n as newer from search_weeks
  ) as weeks where newer < (select wanted from wanted))`
}

/** When the week began that was reached. */
export const reachedSince = sql<Date | null>`to_timestamp(reached.week * 604800.0)`

/** Whether there are documents that are not looked at; of those nearest to now nobody knows. */
export function isBeyond(reach: Reach): RawBuilder<boolean> {
  if (typeof reach === 'string') return sql`false`
  if ('newest' in reach) return sql`(select sum(n) > ${reach.newest} from search_weeks)`
  return sql`exists (
    select from search_weeks where n > 0 and week < reached.week)
    or (reached.week is null and (select documents from counted) > ${NEWEST_FIRST})`
}

/** Which part of the newest, 0 to 1, has the rarest of the words, or all else that is asked for, if that is rarer. */
function rarestShare(asked: Narrowed): RawBuilder<number | null> {
  const each = [all(narrowings(asked)), ...holding(searchWords(asked.filters.q))]
  const shares = each.map((one) => sql`avg((${one})::int)`)
  return sql`(select least(${sql.join(shares)})::float8 from (
    select * from search_documents order by created_at desc, project_event_id desc limit ${SAMPLED}
  ) as newest)`
}
