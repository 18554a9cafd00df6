import { fileAddress } from '../files/file.ts'
import type { NewsCard } from './news.ts'

/** What a card is made of, for a query over `news`. */
export const NEWS_CARD_COLUMNS = [
  'news.id',
  'news.title',
  'news.summary',
  'news.image_file_id',
  'news.published_at',
] as const

export type NewsCardRow = {
  id: string
  title: string
  summary: string
  image_file_id: string | null
  published_at: Date
}

/** A row of `news` as cards show it. */
export function presentNewsCard(row: NewsCardRow): NewsCard {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    image: row.image_file_id === null ? null : fileAddress(row.image_file_id, 960),
    publishedAt: row.published_at.toISOString(),
  }
}
