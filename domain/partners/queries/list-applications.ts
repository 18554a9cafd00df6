import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { pageInput, toPage } from '#platform/paging.ts'
import type { TextInEach } from '#platform/text/translations.ts'

const PER_PAGE = 25

/**
 * Lists applications in one status: pending ones oldest first, decided ones by decision date, newest first. A page
 * number past the end returns the last page.
 */
export const listApplications = query({
  name: 'partners.list-applications',
  for: 'staff',
  input: z.object({
    status: z.enum(['pending', 'changes_asked', 'approved', 'rejected']),
    page: pageInput,
  }),
  async run({ db, input }) {
    const { status } = input
    const inStatus = db.selectFrom('partnerApplications').where('status', '=', status)
    const { count } = await inStatus
      .select((make) => make.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const { page, pageCount, offset } = toPage(input.page, count, PER_PAGE)
    const rows = await inStatus
      .select(['id', 'number', 'name', 'otherNames', 'country'])
      .select(['organizationType', 'contactPersonName', 'submittedAt', 'decidedAt'])
      .orderBy(status === 'pending' ? 'submittedAt' : 'decidedAt', (order) =>
        status === 'pending' ? order.asc() : order.desc(),
      )
      .orderBy('id')
      .limit(PER_PAGE)
      .offset(offset)
      .execute()
    return {
      count,
      page,
      pageCount,
      items: rows.map((row) => ({
        id: row.id,
        number: row.number,
        name: row.name,
        otherNames: Object.values(row.otherNames as TextInEach),
        country: row.country,
        organizationType: row.organizationType,
        contactPerson: row.contactPersonName,
        submittedAt: row.submittedAt,
        decidedAt: row.decidedAt,
      })),
    }
  },
})
