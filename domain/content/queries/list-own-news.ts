import { z } from 'zod'
import { textShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { findPosting } from '#domain/partners/find-posting.ts'
import { listingStatus, type OfferStatus } from '#domain/partners/offer.ts'
import { OWN_NEWS_PAGE } from '../news.ts'
import { NEWS_DISTRICT } from '../present-news-card.ts'

export type OwnNewsLine = {
  id: string
  status: OfferStatus
  title: string
  imageFileId: string | null
  /** The first district of the organization. */
  district: string | null
  publishedAt: Date
}

/** The articles of the user's organization, in any state, newest first. Pages of 24. */
export const listOwnNews = query({
  name: 'news.list-own-news',
  for: 'member',
  input: z.object({ page: z.int().min(1).default(1) }),
  async run({ db, input }): Promise<{ news: OwnNewsLine[]; count: number }> {
    const { partnerId } = await findPosting(db)
    if (!partnerId) return { news: [], count: 0 }
    const own = db.selectFrom('news').where('partnerId', '=', partnerId)
    const { n } = await own
      .select((is) => is.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const rows = await own
      .select([
        textShown('news', 'title'),
        'id',
        'imageFileId',
        'publishedAt',
        'hiddenAt',
        'withdrawnAt',
      ])
      .select(NEWS_DISTRICT)
      .orderBy('publishedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(OWN_NEWS_PAGE)
      .offset((input.page - 1) * OWN_NEWS_PAGE)
      .execute()
    return {
      count: n,
      news: rows.map((row) => ({
        id: row.id,
        status: listingStatus(row),
        title: row.title ?? '',
        imageFileId: row.imageFileId,
        district: row.district,
        publishedAt: row.publishedAt,
      })),
    }
  },
})
