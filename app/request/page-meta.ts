import type { MetaDescriptor } from 'react-router'
import { m } from '#messages'
import { pageLocale } from '#platform/text/language.ts'
import { sharedSite, type SharedPicture } from './shared-picture.ts'

export type PageMeta = {
  /** Full title, as shown in the browser tab. */
  title: string
  description: string
  /** Canonical absolute URL of the page. */
  address: string
  /** The page's own picture; the site's picture by default. */
  picture?: SharedPicture | null
  type?: 'website' | 'article' | 'product'
  /** For pages that are useless as search results. */
  noIndex?: boolean
}

/** Returns a page's meta tags for search engines and link previews. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, address, type = 'website', noIndex = false } = page
  // The site's name is a separate tag.
  const heading = title.replace(m.site_page_title({ page: '' }), '')
  const picture = page.picture ?? sharedSite()
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(noIndex ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:title', content: heading },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: m.site_name() },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: pageLocale().replace('-', '_') },
    { property: 'og:image', content: new URL(picture.address, address).href },
    { property: 'og:image:type', content: picture.type },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: picture.card },
  ]
}

/** Returns structured data in the schema.org vocabulary. The router escapes it, so no text can end the script element. */
export function jsonLd(facts: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...facts } } as MetaDescriptor
}
