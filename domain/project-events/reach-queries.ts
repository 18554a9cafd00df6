import { sql, type RawBuilder } from 'kysely'
import { all, holding, narrowings, type Narrowed } from './conditions.ts'
import { likelyHolding, NEWEST_FIRST, type Reach } from './reach.ts'
import { searchWords } from './search-words.ts'

/** The maximum number of documents read from the trigram index for the rarest condition, unless everything is requested. */
const WALKED_MOST = 2_500
/** The number of newest documents sampled to estimate how rare something is. */
const SAMPLED = 500

/** What a search reports, on each of its rows. */
export type Told = {
  /** The number of matches. */
  total: number
  /** Whether there are documents that were not searched. */
  beyond: boolean
  /** The start of the searched period; null if it was not limited by weeks. */
  since: Date | null
  /** The number of documents that may be searched, if more than were; otherwise null. */
  walkable: number | null
}

/** The number of documents, and of the matches among the newest ones (the statement's `near`). */
export const selectCounted = sql<{ total: number; documents: number }>`(
  select count(*) as total, (select coalesce(sum(n), 0) from search_weeks) as documents from near)`

/**
 * The number of documents to search with `enough`, beyond the newest ones that `near` covers; null if those suffice, if
 * there are no others, or if the match is so rare that searching everywhere is as fast.
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

/**
 * The first of the newest weeks that together have `wanted` documents, or of all weeks if they have fewer; null if `wanted` is.
 */
export function selectReached(reach: Reach): RawBuilder<{ week: number | null }> {
  if (typeof reach === 'string' || 'newest' in reach) return sql`(select null::int as week)`
  return sql`(select min(week) as week from (
    select week, sum(n) over (order by week desc) - n as newer from search_weeks
  ) as weeks where newer < (select wanted from wanted))`
}

/** The start of the week reached. */
export const reachedSince = sql<Date | null>`to_timestamp(reached.week * 604800.0)`

/** Whether there are documents that are not searched; not known for those nearest to now. */
export function isBeyond(reach: Reach): RawBuilder<boolean> {
  if (typeof reach === 'string') return sql`false`
  if ('newest' in reach) return sql`(select sum(n) > ${reach.newest} from search_weeks)`
  return sql`exists (
    select from search_weeks where n > 0 and week < reached.week)
    or (reached.week is null and (select documents from counted) > ${NEWEST_FIRST})`
}

/**
 * The share of the newest documents, 0 to 1, that match the rarest of the words, or all other conditions, if those are rarer.
 */
function rarestShare(asked: Narrowed): RawBuilder<number | null> {
  const each = [all(narrowings(asked)), ...holding(searchWords(asked.filters.q))]
  const shares = each.map((one) => sql`avg((${one})::int)`)
  return sql`(select least(${sql.join(shares)})::float8 from (
    select * from search_documents order by created_at desc, project_event_id desc limit ${SAMPLED}
  ) as newest)`
}
