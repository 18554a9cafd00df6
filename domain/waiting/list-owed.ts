import { textInEach } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import type { ObligationKind } from './obligation.ts'

/** A request that an organization should have answered by now. */
export type Owed = {
  kind: ObligationKind
  id: string
  /** Of the project or event; null for an order. */
  itemId: string | null
  title: string | null
  since: Date
  /** False if it does not keep the organization from submitting new posts. */
  counts: boolean
}

/** Lists what is overdue for an organization, the longest first, at most so many; those that count before others. */
export async function listOwed(
  db: Db,
  partnerId: string,
  { now, most }: { now: Date; most: number },
): Promise<Owed[]> {
  const rows = await db
    .selectFrom('obligations as o')
    .leftJoin('projectEvents', 'projectEvents.id', 'o.projectEventId')
    .select(['o.kind', 'o.subjectId as id', 'o.projectEventId as itemId', 'o.since', 'o.counts'])
    .select(textInEach('projectEvents', 'title', 'titles'))
    .where('o.partnerId', '=', partnerId)
    .where('o.owner', '=', 'partner')
    .where('o.dueAt', '<=', now)
    .orderBy('o.counts', 'desc')
    .orderBy('o.since')
    .orderBy('o.subjectId')
    .limit(most)
    .execute()
  return rows.map(({ titles, ...row }) => ({
    ...row,
    kind: row.kind as ObligationKind,
    title: row.itemId ? inPageLanguage(titles) : null,
  })) as Owed[]
}
