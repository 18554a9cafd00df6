import { sql } from 'kysely'
import { z } from 'zod'
import { nameShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { pageInput, toPage } from '#platform/paging.ts'
import {
  OBLIGATION_OWNERS,
  OVERDUE_PER_PAGE,
  type ObligationKind,
  type ObligationOwner,
} from '../obligation.ts'
import { findSubjects, subjectKey, type WaitingSubject } from '../find-subjects.ts'

export type Overdue = WaitingSubject & {
  id: string
  kind: ObligationKind
  owner: ObligationOwner
  /** The organization that has to answer; for staff's, the one it is about, if it is known by then. */
  partnerId: string | null
  since: Date
  dueAt: Date
  /** How many emails were sent about it; the third was to staff. */
  nudges: number
  /** Whether it counts towards refusing new posts of the organization. */
  counts: boolean
  isDoubtful: boolean
  /** Since when the organization cannot submit new posts, or from when on; null if it was not warned, has answered, or staff lets it. */
  refusesAt: Date | null
}

const UNKNOWN: WaitingSubject = {
  title: null,
  person: null,
  organization: null,
  publicItemId: null,
}

/** Lists a page (from 1) of what is overdue, the longest first, filtered by who has to answer; with the count of each. */
export const listOverdue = query({
  name: 'waiting.list-overdue',
  for: 'staff',
  input: z.object({ owner: z.enum(OBLIGATION_OWNERS).nullable().default(null), page: pageInput }),
  async run({ db, input: { owner, page: asked }, now }) {
    const { all, partner } = await db
      .selectFrom('obligations')
      .select((of) => [
        of.fn.countAll<number>().as('all'),
        of.fn.countAll<number>().filterWhere('owner', '=', 'partner').as('partner'),
      ])
      .where('dueAt', '<=', now)
      .executeTakeFirstOrThrow()
    const counts: Record<ObligationOwner | 'all', number> = { all, partner, staff: all - partner }
    const { page, pageCount, offset } = toPage(asked, counts[owner ?? 'all'], OVERDUE_PER_PAGE)
    const rows = await db
      .selectFrom('obligations as o')
      .leftJoin('partners', 'partners.id', 'o.partnerId')
      .select(['o.subjectId as id', 'o.kind', 'o.owner', 'o.partnerId', 'o.since', 'o.dueAt'])
      .select(nameShown('partners.names', 'partners.name', 'organization'))
      .select(
        sql<number>`coalesce((select max(n.stage) from app.nudges n
          where n.kind = o.kind and n.subject_id = o.subject_id and n.since = o.since), 0)::integer`.as(
          'nudges',
        ),
      )
      .select('o.counts')
      .select(
        sql<boolean>`exists (select from app.doubtful_requests d
          where d.kind = o.kind and d.subject_id = o.subject_id and d.since = o.since)`.as(
          'isDoubtful',
        ),
      )
      .select(
        sql<Date | null>`(select w.refuses_at from app.answer_warnings w where w.partner_id = o.partner_id
          and coalesce(w.lifted_until, '-infinity') <= ${now} and o.owner = 'partner'
          and exists (select from app.obligations x where x.partner_id = w.partner_id and x.counts and x.due_at <= w.warned_at))`.as(
          'refusesAt',
        ),
      )
      .where('o.dueAt', '<=', now)
      .$if(owner !== null, (of) => of.where('o.owner', '=', owner ?? ''))
      .orderBy('o.since')
      .orderBy('o.subjectId')
      .limit(OVERDUE_PER_PAGE)
      .offset(offset)
      .execute()
    const subjects = await findSubjects(db, rows as Pick<Overdue, 'kind' | 'id'>[])
    const items = rows.map((row) => {
      const subject = subjects.get(subjectKey(row as Pick<Overdue, 'kind' | 'id'>)) ?? UNKNOWN
      return { ...subject, ...row, organization: row.organization ?? subject.organization }
    })
    return { items: items as Overdue[], counts, total: counts[owner ?? 'all'], page, pageCount }
  },
})
