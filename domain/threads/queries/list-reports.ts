import { sql } from 'kysely'
import { z } from 'zod'
import { textShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { pageInput, toPage } from '#platform/paging.ts'
import { REPORT_PARTS, THREADS_PER_PAGE, type ReportPart, type Side } from '../thread.ts'

export type ListedReport = {
  id: string
  /** The side that reported. */
  author: Side
  person: string
  organization: string
  title: string
  reason: string
  createdAt: Date
  decidedAt: Date | null
}

/** Lists a page (from 1) of reported threads, open ones first, then the newest; with the count of each part. */
export const listReports = query({
  name: 'threads.list-reports',
  for: 'staff',
  input: z.object({ part: z.enum(REPORT_PARTS).nullable().default(null), page: pageInput }),
  async run({ db, input: { part, page: asked } }) {
    const { all, open } = await db
      .selectFrom('threadReports')
      .select((of) => [
        of.fn.countAll<number>().as('all'),
        of.fn.countAll<number>().filterWhere('decidedAt', 'is', null).as('open'),
      ])
      .executeTakeFirstOrThrow()
    const counts: Record<ReportPart | 'all', number> = { all, open, decided: all - open }
    const total = counts[part ?? 'all']
    const { page, pageCount, offset } = toPage(asked, total, THREADS_PER_PAGE)
    const rows = await db
      .selectFrom('threadReports')
      .innerJoin('supports', 'supports.id', 'threadReports.supportId')
      .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
      .innerJoin('partners', 'partners.id', 'projectEvents.partnerId')
      .select(['threadReports.id', 'author', 'threadReports.reason', 'threadReports.decidedAt'])
      .select([
        'threadReports.createdAt',
        'supports.name as person',
        'partners.name as organization',
      ])
      .select(textShown('projectEvents', 'title'))
      .$if(part === 'open', (of) => of.where('threadReports.decidedAt', 'is', null))
      .$if(part === 'decided', (of) => of.where('threadReports.decidedAt', 'is not', null))
      .orderBy(sql`thread_reports.decided_at is null`, 'desc')
      .orderBy('threadReports.createdAt', 'desc')
      .orderBy('threadReports.id', 'desc')
      .limit(THREADS_PER_PAGE)
      .offset(offset)
      .execute()
    const items = rows.map((row): ListedReport => ({
      ...row,
      author: row.author as Side,
      title: row.title ?? '',
    }))
    return { items, counts, total, page, pageCount }
  },
})
