import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { AWAITS_ANSWER } from './awaits-answer.ts'
import { isSignUpOver } from './chosen-date-columns.ts'
import { IS_NO_SHOW } from './is-no-show.ts'
import { KINDS, type SupportKind, takesPart } from './support.ts'
import type { ShownPart } from './supporters-part.ts'

export type SupportersShown = {
  posts: readonly string[]
  kind: SupportKind | null
  part: ShownPart | null
  /** One of the dates from which people choose; null for all. */
  date: string | null
  now: Date
}

/** Selects the supports of some items, filtered by kind and status group. */
export function supportsShown(db: Db, { posts, kind, part, date, now }: SupportersShown) {
  return db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .where('supports.projectEventId', '=', sql<string>`any (${posts}::uuid[])`)
    .where('projectEvents.id', '=', sql<string>`any (${posts}::uuid[])`)
    .$if(date !== null, (all) => all.where('supports.dateId', '=', date ?? ''))
    .$if(kind !== null, (all) => all.where('supports.kind', '=', kind ?? ''))
    .$if(part !== null, (all) => all.where(isOfPart(part ?? 'waiting', now)))
}

/** SQL condition: a row of `supports`, with its `project_events`, belongs to a status group. */
export function isOfPart(part: ShownPart, now: Date) {
  switch (part) {
    case 'waiting':
      return AWAITS_ANSWER
    case 'consent':
      return sql<boolean>`(supports.status = 'pending' and supports.consent <> 'given')`
    case 'confirmed':
      return sql<boolean>`supports.status = 'confirmed'`
    case 'line':
      return sql<boolean>`supports.status in ('waiting', 'offered')`
    case 'finish':
      return sql<boolean>`(supports.status = 'confirmed' and supports.kind = any(${KINDS.filter(takesPart)})
        and ${isSignUpOver(now)} and not ${IS_NO_SHOW})`
    case 'completed':
      return sql<boolean>`supports.status = 'completed'`
    case 'closed':
      return sql<boolean>`supports.status in ('declined', 'cancelled', 'lapsed')`
    case 'refunded':
      return sql<boolean>`supports.status = 'refunded'`
  }
}
