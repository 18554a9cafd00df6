import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { listingStatus, type OfferStatus } from '#domain/partners/offer.ts'
import { findOwnNews } from '../find-own-news.ts'
import { newsVersion } from '../news-form.ts'

export type OwnNews = {
  id: string
  standing: OfferStatus
  /** By its organization; what staff has hidden may be withdrawn too. */
  isWithdrawn: boolean
  /** What staff wrote when they hid it. */
  hiddenReason: string | null
  title: string
  summary: string
  body: string
  imageFileId: string | null
  /** Of the organization, the first it works in. */
  district: string | null
  imageAlt: string
  publishedAt: Date
  updatedAt: Date
  /** An editor brings it back, to be refused when another window has saved since. */
  version: string
}

/** One article for its organization, whatever has become of it. @throws AppError not_found, also for another's. */
export const getOwnNews = query({
  name: 'news.get-own-news',
  for: 'member',
  input: z.object({ id: z.uuid() }),
  async run({ db, input }): Promise<OwnNews> {
    const row = await findOwnNews(db, input.id)
    return {
      id: row.id,
      standing: listingStatus(row),
      isWithdrawn: row.withdrawnAt !== null,
      hiddenReason: row.hiddenReason,
      title: row.title,
      summary: row.summary,
      body: row.body,
      imageFileId: row.imageFileId,
      district: row.district,
      imageAlt: row.imageAlt,
      publishedAt: row.publishedAt,
      updatedAt: row.updatedAt,
      version: newsVersion(row),
    }
  },
})
