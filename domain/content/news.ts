/** An article as lists show it. */
export type NewsCardData = {
  id: string
  title: string
  summary: string
  /** The picture's address, or null: then a landscape stands for it. */
  image: string | null
  /** Of its organization, the first it works in. */
  district: string | null
  /** ISO text. */
  publishedAt: string
}

/** Articles on one page of an organization's news. */
export const NEWS_PAGE_SIZE = 12
export const NEWS_PAGES_MOST = 99
/** Further articles below one that is read. */
export const MORE_NEWS = 3

export const NEWS_TITLE_MAX = 160
export const NEWS_SUMMARY_MAX = 500
export const BODY_MAX = 20_000
/** Lines of an organization's own list on one page. */
export const OWN_NEWS_PAGE = 24
