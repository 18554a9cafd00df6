import type { OurPage } from './our-pages.ts'

/**
 * The address of a page of ours as it may be shown: with the questions and the place on it that the page allows, and
 * nothing else. Null where it would bring a secret or what somebody else has filled in.
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
