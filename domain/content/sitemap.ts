import type { Feature } from './feature.ts'

/** What the sitemap lists, besides the static pages. */
export const SITEMAP_KINDS = [
  'projects-events',
  'partners',
  'news',
  'products',
  'ambassadors',
] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** Addresses per file; the protocol allows 50,000. */
export const SITEMAP_CHUNK = 10_000

/** The feature of each kind, if it can be disabled. */
export const SITEMAP_FEATURES: Partial<Record<SitemapKind, Feature>> = {
  products: 'store',
  ambassadors: 'ambassadors',
}

/** One address: the id of its row, and when it last changed (ISO string). */
export type SitemapEntry = { id: string; changedAt: string }
