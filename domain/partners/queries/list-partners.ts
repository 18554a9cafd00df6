import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { pageInput, toPage } from '#platform/paging.ts'
import { normalize } from '#platform/text/normalize.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { PARTNER_STATUSES, type PartnerStatus } from '../partner.ts'

export const ORGANIZATIONS_PER_PAGE = 25

export type ListedOrganization = {
  id: string
  status: PartnerStatus
  name: string
  /** Its name in other languages. */
  otherNames: string[]
  country: string
  contactPerson: string
  createdAt: Date
  /** Its owner's account is deleted; none of its data is kept. */
  isClosed: boolean
}

/**
 * Lists a page of all organizations, newest first, filtered by status and by words of their name or office address,
 * with the count of each status. A page number past the end returns the last page.
 */
export const listPartners = query({
  name: 'partners.list-organizations',
  for: 'staff',
  input: z.object({
    status: z.enum(PARTNER_STATUSES).nullable().default(null),
    q: z.string().max(200).default(''),
    page: pageInput,
  }),
  async run({ db, input }) {
    const { status } = input
    const words = wordsOf(input.q)
    const counts = await countByStatus(db, words)
    const total = counts[status ?? 'all']
    const { page, pageCount, offset } = toPage(input.page, total, ORGANIZATIONS_PER_PAGE)
    const rows = await matching(db, words)
      .select(['id', 'status', 'name', 'otherNames', 'country', 'contactPersonName'])
      .select(['createdAt', 'closedAt'])
      .$if(status !== null, (of) => of.where('status', '=', status ?? ''))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(ORGANIZATIONS_PER_PAGE)
      .offset(offset)
      .execute()
    const items = rows.map((row): ListedOrganization => ({
      id: row.id,
      status: row.status as PartnerStatus,
      name: row.name,
      otherNames: Object.values(row.otherNames as TextInEach),
      country: row.country,
      contactPerson: row.contactPersonName,
      createdAt: row.createdAt,
      isClosed: row.closedAt !== null,
    }))
    return { items, total, page, pageCount, counts }
  },
})

function wordsOf(q: string): string[] {
  const text = q.toWellFormed().replaceAll('\u0000', '')
  return normalize(text).split(' ').filter(Boolean).slice(0, 8)
}

function matching(db: Db, words: string[]) {
  return words.reduce((rows, word) => {
    const like = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    return rows.where(sql<boolean>`(search_name like ${like} or lower(email) like ${like})`)
  }, db.selectFrom('partners'))
}

async function countByStatus(
  db: Db,
  words: string[],
): Promise<Record<PartnerStatus | 'all', number>> {
  const rows = await matching(db, words)
    .select('status')
    .select((make) => make.fn.countAll<number>().as('count'))
    .groupBy('status')
    .execute()
  const of = (status: PartnerStatus) => rows.find((row) => row.status === status)?.count ?? 0
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    pending: of('pending'),
    changes_asked: of('changes_asked'),
    approved: of('approved'),
    rejected: of('rejected'),
    suspended: of('suspended'),
  }
}
