import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { creditTitle } from '../credit-title.ts'
import { CARD_COLUMNS, toCard } from '#domain/project-events/to-card.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { requireOwnPage } from '../require-own-page.ts'

export type ChosenItem = {
  id: string
  /** Null while it is not public: its title is then known only from its credits. */
  item: ProjectEventCard | null
  title: string | null
  chosenAt: Date
  /** Results through the caller's links. */
  supports: number
  supporters: number
  raisedCents: number
}

type Brought = {
  projectEventId: string
  title: string | null
  supports: number
  supporters: number
  raisedCents: number
}

/**
 * The items the caller promotes, at most 60, last chosen first, each with its results.
 *
 * @throws AppError not_found when the caller is not an ambassador.
 */
export const listChosen = query({
  name: 'ambassadors.list-chosen',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({}),
  async run({ db, actor, now }): Promise<ChosenItem[]> {
    const ambassadorId = await requireOwnPage(db, actor)
    const brought = sql<Brought>`(select project_event_id, max(${creditTitle()}) as title,
      (count(*) filter (where counts))::integer as supports,
      (count(distinct supporter) filter (where counts))::integer as supporters,
      coalesce(sum(raised_cents), 0)::bigint as raised_cents
      from app.own_credits group by project_event_id)`
    const rows = await db
      .selectFrom('ambassadorProjectEvents as chosen')
      .leftJoin('projectEvents', (join) =>
        join
          .onRef('projectEvents.id', '=', 'chosen.projectEventId')
          .on('projectEvents.isPublic', '=', true),
      )
      .leftJoin(brought.as('brought'), 'brought.projectEventId', 'chosen.projectEventId')
      .select(CARD_COLUMNS)
      .select(['chosen.projectEventId', 'chosen.createdAt'])
      .select(['brought.supports', 'brought.supporters', 'brought.raisedCents as broughtCents'])
      .select('brought.title as creditedTitle')
      .where('chosen.ambassadorId', '=', ambassadorId)
      .orderBy('chosen.createdAt', 'desc')
      .orderBy('chosen.projectEventId', 'desc')
      .execute()
    return rows.map((row) => ({
      id: row.projectEventId,
      item: row.id === null ? null : toCard({ ...row, id: row.id }, now),
      title: row.title ?? row.creditedTitle,
      chosenAt: row.createdAt,
      supports: row.supports ?? 0,
      supporters: row.supporters ?? 0,
      raisedCents: row.broughtCents ?? 0,
    }))
  },
})
