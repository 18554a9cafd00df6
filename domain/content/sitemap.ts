import type { Feature } from './feature.ts'

/** What is told to search engines, besides the pages that are there always. */
export const SITEMAP_KINDS = [
  'projects-events',
  'partners',
  'news',
  'products',
  'ambassadors',
] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** So many addresses in one file; the protocol allows 50,000. */
export const SITEMAP_CHUNK = 10_000

/** The part of the site that a kind belongs to, if it can be closed. */
export const SITEMAP_FEATURES: Partial<Record<SitemapKind, Feature>> = {
  products: 'store',
  ambassadors: 'ambassadors',
}

/** One address: the id of what it shows, and when that last changed (ISO text). */
export type SitemapEntry = { id: string; changedAt: string }
