import { sql } from 'kysely'
import { fileAddress } from '../files/file.ts'
import type { NewsCard } from './news.ts'

/** Where the organization that tells it is at home: the first of its districts. For a query over `news`. */
export const NEWS_DISTRICT = sql<string | null>`(
  select regions[1] from partners where partners.id = news.partner_id
)`.as('district')

/** What a card is made of, for a query over `news`. */
export const NEWS_CARD_COLUMNS = [
  'news.id',
  'news.title',
  'news.summary',
  'news.image_file_id',
  'news.published_at',
  NEWS_DISTRICT,
] as const

export type NewsCardRow = {
  id: string
  title: string
  summary: string
  image_file_id: string | null
  district: string | null
  published_at: Date
}

/** A row of `news` as cards show it. */
export function presentNewsCard(row: NewsCardRow): NewsCard {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    image: row.image_file_id === null ? null : fileAddress(row.image_file_id, 960),
    district: row.district,
    publishedAt: row.published_at.toISOString(),
  }
}
