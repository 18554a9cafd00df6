import type { OurPage } from './our-pages.ts'

/**
 * The displayable address of one of our pages: with the query parameters and the fragment that the page allows, and
 * nothing else. Null when it could carry a secret or input filled in by someone else.
 */
export function pageAddress({ pathname, searchParams, hash }: URL, page: OurPage): string | null {
  const asked = new URLSearchParams()
  for (const [name, value] of searchParams) {
    const allowed = page.asks?.[name]
    if (allowed?.test(value)) asked.append(name, value)
    else if (page.isStrict) return null
  }
  const query = asked.size > 0 ? `?${asked}` : ''
  const place = page.places?.includes(hash.slice(1)) ? hash : ''
  return pathname + query + place
}
