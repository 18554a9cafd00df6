import type { SitemapKind } from './sitemap.ts'

/**
 * Where the rows of a kind are. Of projects and events the public ones are found in what search knows, since that holds
 * no others: among a million, ten thousand of them are one stretch of its key.
 * An organization's own last change is not the public's to know, so its approval stands for it.
 */
export const SITEMAP_TABLES = {
  'projects-events': {
    found: 'search_documents',
    key: 'project_event_id',
    kept: 'project_events',
    changed: 'updated_at',
  },
  partners: { found: 'partners', key: 'id', kept: 'partners', changed: 'approved_at' },
  news: { found: 'news', key: 'id', kept: 'news', changed: 'updated_at' },
  // When somebody last changed their page is nobody's to know; since when it is there, may be.
  ambassadors: {
    found: 'ambassador_profiles',
    key: 'id',
    kept: 'ambassador_profiles',
    changed: 'created_at',
  },
  products: { found: 'products', key: 'id', kept: 'products', changed: 'updated_at' },
} as const satisfies Record<
  SitemapKind,
  { found: string; key: string; kept: string; changed: string }
>
