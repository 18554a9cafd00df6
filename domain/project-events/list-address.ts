import { NO_FILTERS, PAGES_MOST, SEARCH_MAX, TIMES, type ListFilters } from './listing.ts'
import { parseCategory, parseType, SUPPORT_TYPES } from './project-event.ts'
import type { SupportType } from '../support/support.ts'
import { asDistrict, asRegion } from './place.ts'

export const LIST = '/projects-events'

export type ListQuery = ListFilters & { page: number; isEverywhere: boolean }

export const EVERYTHING: ListQuery = { ...NO_FILTERS, page: 1, isEverywhere: false }

/** Parses the query string of the list. Unknown values are ignored; labels, as used in old URLs, are accepted. */
export function readListAddress(params: URLSearchParams): ListQuery {
  const slug = (name: string) => slugOf(params.get(name) ?? '')
  // Topics and ways to help share one parameter: `category=education&category=volunteer`.
  const categories = params.getAll('category').map(slugOf)
  const page = params.get('page') ?? ''
  return {
    q: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    type: parseType(slug('type')),
    category: firstOf(categories, parseCategory),
    supportType: firstOf(categories, asSupportType),
    // Regions of the world and districts of Israel share one parameter.
    region: asRegion(slug('region')),
    district: asDistrict(slug('region')),
    time: TIMES.find((time) => time === slug('time')) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), PAGES_MOST) : 1,
    isEverywhere: slug('search') === 'everything',
  }
}

/** Returns the shortest URL for a query; missing filters mean no restriction. */
export function projectListAddress(query: Partial<ListQuery>): string {
  const search = listParams(query).toString()
  return search ? `${LIST}?${search}` : LIST
}

/** The query string, for other pages with the same filters. */
export function listParams(query: Partial<ListQuery>): URLSearchParams {
  const asked = { ...EVERYTHING, ...query }
  const { q, type, category, supportType, region, district, time, page, isEverywhere } = asked
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (type) params.set('type', type)
  if (category) params.append('category', category)
  if (supportType) params.append('category', wordOf(supportType))
  if (district ?? region) params.set('region', district ?? region ?? '')
  if (time) params.set('time', time)
  if (isEverywhere) params.set('search', 'everything')
  if (page > 1) params.set('page', String(page))
  return params
}

/**
 * Returns the canonical URL of a list page, with the lasting filters only, since search words and times only reorder
 * content found elsewhere. Search results and further pages of a selection are not indexed.
 */
export function knownAs(asked: ListQuery, origin: string): { address: string; noIndex: boolean } {
  const lasting = { ...asked, q: '', time: null, isEverywhere: false }
  const isSelection = projectListAddress({ ...asked, page: 1 }) !== LIST
  return {
    address: origin + projectListAddress(lasting),
    noIndex: asked.q !== '' || (isSelection && asked.page > 1),
  }
}

/** The URL parameter value of a way to help. */
export function wordOf(supportType: SupportType): string {
  return supportType === 'donate' ? 'donation' : supportType
}

function asSupportType(word: string): SupportType | null {
  return (
    SUPPORT_TYPES.find((type) => type === word || wordOf(type) === word) ??
    (word === 'business-partnership' ? 'business' : null)
  )
}

function firstOf<Word>(words: string[], as: (word: string) => Word | null): Word | null {
  for (const word of words) {
    const found = as(word)
    if (found) return found
  }
  return null
}

/** `Arts & Culture` → `arts-culture`. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
