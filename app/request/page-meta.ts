import type { MetaDescriptor } from 'react-router'
import { m } from '#messages'
import { sharedSite, type SharedPicture } from './shared-picture.ts'

export type PageMeta = {
  /** Whole, as the browser's tab shows it. */
  title: string
  description: string
  /** The one absolute address under which the page is to be known. */
  address: string
  /** The page's own picture; where there is none, the site's. */
  picture?: SharedPicture | null
  type?: 'website' | 'article' | 'product'
  /** For what is of no use to somebody who comes from a search. */
  noIndex?: boolean
}

/** What search engines and shared links are told of a page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { title, description, address, type = 'website', noIndex = false } = page
  // The site's name is told apart from the title.
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
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:image', content: new URL(picture.address, address).href },
    { property: 'og:image:type', content: picture.type },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: picture.card },
  ]
}

/** Facts for search engines, as schema.org words them. The router writes them so that no text in them can end the script. */
export function jsonLd(facts: Record<string, unknown>): MetaDescriptor {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...facts } } as MetaDescriptor
}
