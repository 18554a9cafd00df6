/** An article as lists show it. */
export type NewsCard = {
  id: string
  title: string
  summary: string
  /** The picture's address, or null: then a landscape stands for it. */
  image: string | null
  /** ISO text. */
  publishedAt: string
}

/** Articles on one page of an organization's news. */
export const NEWS_PAGE_SIZE = 12
export const NEWS_PAGES_MOST = 99
/** Further articles below one that is read. */
export const MORE_NEWS = 3
