import { z } from 'zod'
import { inPage } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { pageInput, toPage } from '#platform/paging.ts'
import type { OfferTable } from './hide-and-show-offer.ts'
import { OFFERED_PER_PAGE, type OfferedPage } from './offered.ts'

/** The organization, and the page number. */
export const offeredInput = z.object({
  partnerId: z.uuid(),
  page: pageInput,
})

/**
 * Lists what an organization has published, including hidden and withdrawn entries, newest first. A page number past
 * the end returns the last page.
 */
export async function listOffered(
  db: Db,
  table: OfferTable,
  asked: z.output<typeof offeredInput>,
): Promise<OfferedPage> {
  const theirs = db.selectFrom(table).where('partnerId', '=', asked.partnerId)
  const { count } = await theirs
    .select((make) => make.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { page, pageCount, offset } = toPage(asked.page, count, OFFERED_PER_PAGE)
  const rows = await theirs
    .select(['id', 'isPublic', 'hiddenAt', 'hiddenReason'])
    .select(inPage(table, table === 'products' ? 'name' : 'title').as('title'))
    .select(table === 'news' ? 'publishedAt as at' : 'createdAt as at')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(OFFERED_PER_PAGE)
    .offset(offset)
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title ?? '',
    at: row.at,
    isPublic: row.isPublic,
    hidden: row.hiddenAt && { since: row.hiddenAt, reason: row.hiddenReason },
  }))
  return { items, count, page, pageCount }
}
