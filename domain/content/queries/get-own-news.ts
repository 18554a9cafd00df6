import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { listingStatus, type OfferStatus } from '#domain/partners/offer.ts'
import { findOwnNews } from '../find-own-news.ts'
import type { Translations } from '#platform/text/translations.ts'
import { newsVersion } from '../news-form.ts'
import { translationValues } from '#domain/translations/translation-columns.ts'

export type OwnNews = {
  id: string
  status: OfferStatus
  /** Withdrawn by its organization; an article hidden by staff can be withdrawn too. */
  isWithdrawn: boolean
  /** The reason staff gave for hiding it. */
  hiddenReason: string | null
  title: string
  summary: string
  body: string
  /** The project or event that it is an update of. */
  projectEventId: string | null
  imageFileId: string | null
  /** The first district of the organization. */
  district: string | null
  imageAlt: string
  /** The language of these texts, and the texts in others, by input of the editor. */
  inEach: Record<string, string>
  publishedAt: Date
  updatedAt: Date
  /** The editor sends it back, to detect a save by another window. */
  version: string
}

/** One article for its organization, in any state. @throws AppError not_found, also for other organizations' articles. */
export const getOwnNews = query({
  name: 'news.get-own-news',
  for: 'member',
  input: z.object({ id: z.uuid() }),
  async run({ db, input }): Promise<OwnNews> {
    const row = await findOwnNews(db, input.id)
    return {
      id: row.id,
      status: listingStatus(row),
      isWithdrawn: row.withdrawnAt !== null,
      hiddenReason: row.hiddenReason,
      title: row.title,
      summary: row.summary,
      body: row.body,
      projectEventId: row.projectEventId,
      imageFileId: row.imageFileId,
      district: row.district,
      imageAlt: row.imageAlt,
      inEach: translationValues(row.language, row.translations as Translations),
      publishedAt: row.publishedAt,
      updatedAt: row.updatedAt,
      version: newsVersion(row),
    }
  },
})
