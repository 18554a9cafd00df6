import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { betweenDays } from './between-days.ts'
import { isOver } from '../support/is-over.ts'
import { takesPlace, type SupportKind } from '../support/support.ts'
import type { MatchingAsked } from './queries/find-matching.ts'
import { BY_START, soonestWithin } from './event-dates.ts'
import { CARD_COLUMNS } from './to-card.ts'
import { isInIndex, searchWords } from './search-words.ts'
import { HEBREW_ENDINGS, HEBREW_PREFIXES, WHOLE_MOST } from './holds.ts'
import { relatedTo } from './related-words.ts'

export const MATCHES_MOST = 24
/** The number of events read, soonest first, and of items, newest first. */
const EVENTS_MOST = 600
const NEWEST_MOST = 1_000
/** The number of additional items from the trigram index, if those are too few. */
const OLDER_MOST = 1_000
/** The number of items of each type that are scored. */
const WEIGHED_MOST = 100
const WORDS_MOST = 8

/** A search word, with the prefixes that match it. */
export type MatchWord = { word: string; alternatives: string[] }

/** Prepares the words of a question for the search, at most eight. */
export function wordsToMatch(words: readonly string[]): MatchWord[] {
  const each = [...new Set(words.flatMap((word) => searchWords(word)))]
  return each
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word.length > 1)
    .slice(0, WORDS_MOST)
    .map((word) => ({ word, alternatives: relatedTo(word) }))
}

type Asked = Omit<MatchingAsked, 'words'> & { words: readonly MatchWord[] }

/** One statement: ids from the indexes, then those that match, then the cards of the best of each type by a rough score. */
export function selectMatches(db: Db, asked: Asked, now: Date) {
  const { words, topics, most } = asked
  const isTopic = topics.length > 0 ? sql`(d.category = any(${topics}))::int` : sql`0`
  const hits = [...words.map(({ alternatives }) => hitOf(alternatives)), isTopic]
  const looked = ({ rows, isThere = false }: Source) => sql`
    select d.project_event_id, array[${sql.join(hits)}]::int[] as hits
    from ${rows} as d where ${conditions(asked, now, isThere)}`
  const rough = sql.join(
    hits.map((_, at) => sql`hits[${sql.lit(at + 1)}]`),
    sql` + `,
  )
  const suits = words.length + topics.length > 0 ? sql<SqlBool>`${rough} > 0` : sql<SqlBool>`true`
  const inLetters = words
    .flatMap(({ alternatives }) => alternatives)
    .filter((word) => isInIndex([word]))
  const older =
    inLetters.length > 0
      ? sql`union select * from (${looked({ rows: sql`search_documents` })}
          and (select count(distinct project_event_id) from near where ${suits}) < ${most}
          and (${hasAny(inLetters)}) limit ${OLDER_MOST}) as older`
      : null
  return db
    .with(
      (cte) => cte('matched').materialized(),
      // An item found by several sources has identical rows, and counts once.
      () => sql<{ projectEventId: string; hits: number[] }>`(
        with near as materialized (${sql.join(sources(asked, now).map(looked), sql` union all `)})
        select ${older === null ? sql`distinct *` : sql`*`} from near ${older ?? sql``})`,
    )
    .with(
      (cte) => cte('open').materialized(),
      (of) =>
        of
          .selectFrom('matched')
          .innerJoinLateral(
            (one) =>
              one
                .selectFrom('projectEvents as whole')
                .selectAll()
                .whereRef('whole.id', '=', 'matched.projectEventId')
                .offset(sql.lit(0))
                .as('projectEvents'),
            (join) => join.onTrue(),
          )
          .select(['matched.projectEventId', 'matched.hits', 'projectEvents.type'])
          .select(
            sql<number>`row_number() over (partition by type
              order by ${rough} desc, start_datetime nulls last, matched.project_event_id desc)`.as(
              'turn',
            ),
          )
          .where('projectEvents.isPublic', '=', true)
          .where(suits)
          .where(isOpenFor(asked, now)),
    )
    .selectFrom('open')
    .innerJoinLateral(
      (one) =>
        one
          .selectFrom('projectEvents as whole')
          .selectAll()
          .whereRef('whole.id', '=', 'open.projectEventId')
          .offset(sql.lit(0))
          .as('projectEvents'),
      (join) => join.onTrue(),
    )
    .select(CARD_COLUMNS)
    .select(dateThere(asked, now).as('dateId'))
    .select('open.hits')
    .select([
      sql<number>`(select count(*)::int from open where type = 'event')`.as('events'),
      sql<number>`(select count(*)::int from open where type = 'project')`.as('projects'),
      sql<number[]>`${sharesOf(words.length, 2)}`.as('ownShares'),
      sql<number[]>`${sharesOf(words.length, 1)}`.as('shares'),
    ])
    .where('open.turn', '<=', WEIGHED_MOST)
}

/** Two if the word itself occurs, one if only a related word does. */
function hitOf([own = '', ...others]: readonly string[]): RawBuilder<number> {
  const isRelated = others.length > 0 ? hasAny(others) : sql`false`
  return sql<number>`(case when ${hasAny([own])} then 2 when ${isRelated} then 1 else 0 end)`
}

/** The share of the read items that match each word at least this well. */
function sharesOf(words: number, least: 1 | 2): RawBuilder<number[]> {
  if (words === 0) return sql`array[]::float8[]`
  const each = Array.from(
    { length: words },
    (_, at) => sql`avg((hits[${sql.lit(at + 1)}] >= ${sql.lit(least)})::int)::float8`,
  )
  return sql`(select array[${sql.join(each)}] from matched)`
}

/** Documents; `isThere` if they were found by a date where and when it is asked for, so that none need be sought. */
type Source = { rows: RawBuilder<unknown>; isThere?: boolean }

/** The sources to search, each limited and read in index order. */
function sources(asked: Asked, now: Date): Source[] {
  const { type, from, to, districts, regions, topics, words, withPast } = asked
  const parts: Source[] = []
  if (type !== 'project') {
    if (from && to) {
      parts.push({
        // Looked up one by one by id, however few the planner expects.
        rows: sql`(select found.* from (${betweenDays({ from, to, partnerId: null }, EVENTS_MOST)}) as days
          cross join lateral (select * from search_documents
            where project_event_id = days.project_event_id offset 0) as found)`,
      })
    } else {
      const since = from ? new Date(from) : new Date(now.getTime() - 86_400_000)
      const soonest = soonestWithin({ from: since, to: null })
      parts.push({
        rows: sql`(select found.* from ${soonest} order by ${BY_START} limit ${EVENTS_MOST})`,
      })
    }
    for (const where of [
      ...districts.map((district) => sql`district = ${district}`),
      ...regions.map((region) => sql`region = ${region}`),
    ]) {
      const dates = sql`(select project_event_id as item from calendar_entries as c
        where ${where} and ${inPlaces(asked, 'c')} and starts_at >= ${from ? new Date(from) : now}
        order by starts_at limit ${EVENTS_MOST}) as dates`
      const rows = sql`(select found.* from ${dates}
        cross join lateral (select * from search_documents where project_event_id = dates.item offset 0) as found)`
      parts.push({ rows, isThere: from === null })
    }
  }
  if (type !== 'event' || withPast || !from) {
    const narrowed = [
      ...districts.map((district) => sql`district = ${district}`),
      ...(districts.length > 0 ? [] : regions.map((region) => sql`region = ${region}`)),
      ...topics.map((topic) => sql`category = ${topic}`),
    ]
    // Search words may occur in items of other topics.
    const isNarrowed =
      narrowed.length > 0 && (words.length === 0 || districts.length + regions.length > 0)
    const each = [...narrowed, ...(isNarrowed ? [] : [type ? sql`type = ${type}` : sql`true`])]
    const share = Math.ceil(NEWEST_MOST / each.length)
    for (const where of each) {
      parts.push({
        rows: sql`(select * from search_documents where ${where}
          order by created_at desc, project_event_id desc limit ${share})`,
      })
    }
  }
  return parts
}

/** The required conditions, on documents. */
function conditions(asked: Asked, now: Date, isThere: boolean): RawBuilder<SqlBool> {
  const { type, kinds, districts, regions, topics, isTopicMust } = asked
  const all: RawBuilder<SqlBool>[] = [sql`true`]
  if (type) all.push(sql`d.type = ${type}`)
  if (isTopicMust && topics.length > 0) all.push(sql`d.category = any(${topics})`)
  if (districts.length + regions.length > 0 && !isThere) {
    all.push(
      sql`(${inPlaces(asked, 'd')} or d.region like '|%' and ${dateThere(asked, now, sql`d.project_event_id`)} is not null)`,
    )
  }
  if (kinds.length > 0 && !kinds.includes('attend'))
    all.push(sql`d.support_types && ${kinds}::text[]`)
  return sql.join(all, sql` and `)
}

/** Asia means places outside of Israel, which is searched for by its districts. */
function inPlaces({ districts, regions }: Asked, table: 'd' | 'c'): RawBuilder<SqlBool> {
  const [region, district] = [sql.ref(`${table}.region`), sql.ref(`${table}.district`)]
  const each: RawBuilder<SqlBool>[] = []
  if (districts.length > 0) each.push(sql`${district} = any(${districts})`)
  if (regions.length > 0) {
    each.push(sql`${region} = any(${regions}) and (${region} <> 'asia' or ${district} is null)`)
  }
  return sql`(${sql.join(each, sql` or `)})`
}

/** Of an event in several places: its first date in a place asked for, on the days asked for; null for what is in one place. */
function dateThere(
  asked: Asked,
  now: Date,
  item = sql`project_events.id`,
): RawBuilder<string | null> {
  const { districts, regions, from, to, withPast } = asked
  if (districts.length + regions.length === 0) return sql`null::uuid`
  const when = from
    ? sql`c.last_day >= ${from}::date and c.first_day <= coalesce(${to}::date, 'infinity')`
    : withPast
      ? sql`true`
      : sql`c.starts_at >= ${now}`
  return sql`(select c.date_id from calendar_entries as c
    where c.project_event_id = ${item} and c.region is not null and ${inPlaces(asked, 'c')} and ${when}
    order by c.starts_at limit 1)`
}

/** The required conditions, on the items themselves: the time, and free places. */
function isOpenFor({ kinds, from, to, withPast }: Asked, now: Date): RawBuilder<SqlBool> {
  const all: RawBuilder<SqlBool>[] = [withPast ? sql`true` : sql`not ${isOver(now)}`]
  if (kinds.length > 0) all.push(sql`(${sql.join(kinds.map(isAskedFor), sql` or `)})`)
  if (from) {
    const last = to ?? null
    const dayOf = (moment: RawBuilder<unknown>) =>
      sql`(${moment} at time zone project_events.time_zone)::date`
    // A project without dates goes on.
    all.push(sql`coalesce((select bool_or(
        coalesce(${dayOf(sql`d.starts_at`)} <= ${last}::date, true)
        and coalesce(${dayOf(sql`coalesce(d.ends_at - interval '1 microsecond', case when not d.is_all_day then d.starts_at end)`)} >= ${from}::date, true))
      from project_event_dates as d where d.project_event_id = project_events.id), true)`)
  }
  return sql.join(all, sql` and `)
}

function isAskedFor(kind: SupportKind): RawBuilder<SqlBool> {
  const offered =
    kind === 'attend'
      ? sql`project_events.type = 'event'`
      : sql`project_events.support_types @> array[${kind}]::text[]`
  if (!takesPlace(kind)) return sql`${offered}`
  return sql`(${offered} and (project_events.places is null or project_events.places_taken < project_events.places))`
}

/**
 * Matches at the start of a word: `art` does not match a party. A short word must match as a whole, apart from a plural `s`.
 */
function hasAny(beginnings: readonly string[]): RawBuilder<SqlBool> {
  const each = beginnings.flatMap((beginning) => {
    if (/^[a-z0-9]+$/.test(beginning) && beginning.length <= WHOLE_MOST) {
      return [sql<SqlBool>`d.haystack ~ ${`(^|[^a-z0-9])${beginning}s?($|[^a-z0-9])`}`]
    }
    if (/^[א-ת]+$/.test(beginning)) {
      const end = beginning.length <= WHOLE_MOST ? `(${HEBREW_ENDINGS.join('|')})($|[^א-ת])` : ''
      const word = `(^|[^א-ת])[${HEBREW_PREFIXES}]{0,2}${beginning}${end}`
      return [sql<SqlBool>`d.haystack ~ ${word}`]
    }
    const safe = beginning.replaceAll(/[\\%_]/g, String.raw`\$&`)
    return [`% ${safe}%`, `${safe}%`, `%-${safe}%`].map(
      (like) => sql<SqlBool>`d.haystack like ${like}`,
    )
  })
  return sql.join(each, sql` or `)
}
