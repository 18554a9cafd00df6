import { sql } from 'kysely'
import { languageShown, textShown } from '#platform/database/in-page-language.ts'
import { BASE_LANGUAGE } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { fileAddress } from '../files/file.ts'
import type { NewsCardData } from './news.ts'

/** The first district of the publishing organization. For queries over `news`. */
export const NEWS_DISTRICT = sql<string | null>`(
  select regions[1] from partners where partners.id = news.partner_id
)`.as('district')

/** The columns of a card, for queries over `news`. */
export const NEWS_CARD_COLUMNS = [
  'news.id',
  textShown('news', 'title'),
  textShown('news', 'summary'),
  languageShown('news'),
  'news.imageFileId',
  'news.publishedAt',
  NEWS_DISTRICT,
] as const

export type NewsCardRow = {
  id: string
  title: string | null
  summary: string | null
  language: string
  imageFileId: string | null
  district: string | null
  publishedAt: Date
}

/** Presents a row of `news` as a card. */
export function presentNewsCard(row: NewsCardRow): NewsCardData {
  return {
    id: row.id,
    title: row.title ?? '',
    summary: row.summary ?? '',
    language: parseLanguage(row.language) ?? BASE_LANGUAGE,
    image: row.imageFileId === null ? null : fileAddress(row.imageFileId, 960),
    district: row.district,
    publishedAt: row.publishedAt.toISOString(),
  }
}
