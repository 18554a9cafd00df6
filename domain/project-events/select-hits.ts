import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { Narrowed } from './conditions.ts'
import { matchItems, matchNewest, type Hit, type MatchedItem } from './match-documents.ts'
import { NEWEST_FIRST, type Reach } from './reach.ts'
import { sortKeyOfHits } from './sort-key.ts'
import {
  isBeyond,
  reachedSince,
  selectCounted,
  selectReached,
  selectWanted,
} from './reach-queries.ts'

export type HitsAsked = Narrowed & {
  reach: Reach
  /** The maximum number counted. */
  most: number
  /** The number of items returned, after skipping `skipped`. */
  shown: number
  skipped?: number
  /** Whether an event in several places is found once for each of them. */
  isEachPlace?: boolean
}

/**
 * One statement: the number of matches within reach, whether there may be more beyond, and the items shown, of which
 * the caller selects columns; `dateId` is the date by which an event in several places was found. Always returns a row, if only for the count.
 */
export function selectHits(db: Db, { reach, most, shown, skipped = 0, ...asked }: HitsAsked) {
  const key = reach === 'first' ? SORTED : sortKeyOfHits(asked)
  return db
    .with('near', () => sql<MatchedItem>`(${matchNewest(NEWEST_FIRST, asked, most)})`)
    .with(
      (cte) => cte('counted').materialized(),
      () => selectCounted,
    )
    .with(
      (cte) => cte('wanted').materialized(),
      () => selectWanted(asked, reach),
    )
    .with(
      (cte) => cte('reached').materialized(),
      () => selectReached(reach),
    )
    .with(
      (cte) => cte('hits').materialized(),
      () => sql<Hit>`(${matchItems(asked, most, reach)})`,
    )
    .with('shown', (cte) =>
      cte
        .selectFrom('hits')
        .select(['projectEventId', 'createdAt', 'dateId'])
        .select([key.first.as('sortFirst'), key.second.as('sortSecond')])
        .orderBy('sortFirst')
        .orderBy('sortSecond')
        .orderBy('createdAt', 'desc')
        .orderBy('projectEventId', 'desc')
        .orderBy('dateId')
        .limit(shown)
        .offset(skipped),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom(['reached', 'wanted'])
        .select(sql<number>`(select count(*) from hits)`.as('total'))
        .select([isBeyond(reach).as('beyond'), reachedSince.as('since'), 'walkable'])
        .as('told'),
    )
    .leftJoin('shown', (join) => join.onTrue())
    .leftJoin('projectEvents', 'projectEvents.id', 'shown.projectEventId')
    .select(['told.total', 'told.beyond', 'told.since', 'told.walkable', 'shown.dateId'])
    .orderBy('shown.sortFirst')
    .orderBy('shown.sortSecond')
    .orderBy('shown.createdAt', 'desc')
    .orderBy('shown.projectEventId', 'desc')
    .orderBy('shown.dateId')
}

const SORTED = { first: sql<number | null>`sort_first`, second: sql<number | null>`sort_second` }
