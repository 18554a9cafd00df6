import type { SitemapKind } from './sitemap.ts'

/**
 * The table of each kind. Public projects and events are read from the search table, which holds no others: among a
 * million rows, ten thousand of them are one range of its key. An organization's last change is not public, so its
 * approval date is used instead.
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
  // The last change of a page is not public; its creation date is.
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
