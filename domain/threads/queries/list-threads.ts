import { sql } from 'kysely'
import { z } from 'zod'
import { textShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { pageInput, toPage } from '#platform/paging.ts'
import { ownApprovedPartner } from '#domain/support/own-partner.ts'
import { supporterLabel } from '#domain/support/support-words.ts'
import { countThreads, isConversation } from '../count-threads.ts'
import { THREAD_PARTS, THREADS_PER_PAGE, type Side } from '../thread.ts'

export type ListedThread = {
  id: string
  name: string
  title: string
  /** The newest message that the organization can read, and who wrote it. */
  last: { author: Side; body: string } | null
  lastAt: Date
  waitsFor: Side | null
  /** When the organization should answer; null if nobody waits for it. */
  dueAt: Date | null
  isMuted: boolean
}

/**
 * Lists a page (from 1) of the threads of the caller's own approved organization: those that wait for its answer first, the longest
 * first; with the count of each part.
 *
 * @throws AppError forbidden without an approved organization.
 */
export const listThreads = query({
  name: 'threads.list-threads',
  for: 'member',
  input: z.object({ part: z.enum(THREAD_PARTS).nullable().default(null), page: pageInput }),
  async run({ db, input }) {
    const partnerId = await ownApprovedPartner(db)
    const counts = await countThreads(db, partnerId)
    const { part } = input
    const { page, pageCount, offset } = toPage(input.page, counts[part ?? 'all'], THREADS_PER_PAGE)
    const rows = await db
      .selectFrom('threads')
      .innerJoin('supports', 'supports.id', 'threads.supportId')
      .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
      .select(['threads.supportId as id', 'lastAt', 'waitsFor', 'partnerMutedAt'])
      .select(['supports.name', 'supports.groupName', 'supports.places'])
      .select(textShown('projectEvents', 'title'))
      .select(
        sql<
          ListedThread['last']
        >`(select jsonb_build_object('author', x.author, 'body', left(x.body, 200))
          from app.thread_messages x where x.support_id = threads.support_id
          order by x.created_at desc, x.id desc limit 1)`.as('last'),
      )
      .select(
        sql<Date | null>`(select o.due_at from app.obligations o
          where o.kind = 'message' and o.subject_id = threads.support_id)`.as('dueAt'),
      )
      .where('threads.partnerId', '=', partnerId)
      .where(isConversation)
      .$if(part === 'waiting', (all) => all.where('waitsFor', '=', 'partner'))
      .orderBy(sql`case when waits_for = 'partner' then waits_since end`, (by) => by.nullsLast())
      .orderBy('lastAt', 'desc')
      .orderBy('threads.supportId')
      .limit(THREADS_PER_PAGE)
      .offset(offset)
      .execute()
    const threads = rows.map((row): ListedThread => ({
      id: row.id,
      name: supporterLabel({ name: row.name, group: row.groupName, places: row.places }),
      title: row.title ?? '',
      last: row.last,
      lastAt: row.lastAt,
      waitsFor: row.waitsFor as Side | null,
      dueAt: row.dueAt,
      isMuted: row.partnerMutedAt !== null,
    }))
    return { threads, counts, page, pageCount }
  },
})
