import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { isSignUpOver } from '../support/chosen-date-columns.ts'
import { PARTICIPANTS } from './list-expected.ts'

/** The hours that a person proposes for a sign-up. */
export type Proposal = {
  /** As they said; null before. */
  hours: number | null
  /** Whether they can say so: it is over, and its organization has confirmed none. */
  isOpen: boolean
}

/** Finds that of a sign-up. One for several dates has none: no one could tell of which date the hours are. */
export async function findProposal(db: Db, supportId: string, now: Date): Promise<Proposal> {
  const found = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select('supports.proposedHours as hours')
    .select((is) =>
      is
        .and([
          is('supports.hours', 'is', null),
          is('supports.kind', 'in', PARTICIPANTS),
          is('supports.status', 'in', ['confirmed', 'completed']),
          isSignUpOver(now),
          sql<boolean>`(supports.date_id is not null or (select count(*) from project_event_dates d
            where d.project_event_id = supports.project_event_id) <= 1)`,
        ])
        .as('isOpen'),
    )
    .where('supports.id', '=', supportId)
    .executeTakeFirst()
  return { hours: found?.hours ?? null, isOpen: Boolean(found?.isOpen) }
}
