import type { Language } from '#platform/text/language.ts'

/** The texts that an article may have in several languages. */
export const NEWS_TEXTS = ['title', 'summary', 'body'] as const
/** What its picture shows, in several languages by itself. */
export const NEWS_PICTURE_TEXTS = ['imageAlt'] as const

/** An article as shown in lists. */
export type NewsCardData = {
  id: string
  /** In which the texts are. */
  language: Language
  title: string
  summary: string
  /** The picture's URL; when null, an illustration is shown instead. */
  image: string | null
  /** The first district its organization works in. */
  district: string | null
  /** ISO string. */
  publishedAt: string
}

/** Articles per page of an organization's public news. */
export const NEWS_PAGE_SIZE = 12
export const NEWS_PAGES_MOST = 99
/** Number of other articles shown below an article. */
export const MORE_NEWS = 3
/** Number of updates shown on the page of an item. */
export const ITEM_UPDATES = 10

export const NEWS_TITLE_MAX = 160
export const NEWS_SUMMARY_MAX = 500
export const BODY_MAX = 20_000
/** Rows per page of an organization's own list. */
export const OWN_NEWS_PAGE = 24
