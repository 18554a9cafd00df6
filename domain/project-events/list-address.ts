import { asDay } from './day.ts'
import {
  DISTANCES,
  NO_FILTERS,
  PAGES_MOST,
  SEARCH_MAX,
  SORTS,
  TIMES,
  type ListFilters,
  type ListSort,
} from './listing.ts'
import { parseCategory, parseType, SUPPORT_TYPES } from './project-event.ts'
import type { SupportType } from '../support/support.ts'
import { asDistrict, asRegion } from './place.ts'

export const LIST = '/projects-events'

/** A query as in the URL: near a town by its name, which only the server knows as a point. */
export type ListQuery = Omit<ListFilters, 'around'> & {
  near: string
  km: (typeof DISTANCES)[number]
  sort: ListSort | null
  page: number
  isEverywhere: boolean
}

/** The distance that the form begins with. */
const KM = 25
const NEAR_MAX = 80
const { around: _, ...NO_CHOICES } = NO_FILTERS

/** The list as it begins: what is past is left out. */
export const BEGINNING: ListQuery = {
  ...NO_CHOICES,
  time: 'upcoming',
  near: '',
  km: KM,
  sort: null,
  page: 1,
  isEverywhere: false,
}

/** Parses the query string of the list. Unknown values are ignored; labels, as used in old URLs, are accepted. */
export function readListAddress(params: URLSearchParams): ListQuery {
  const text = (name: string, most: number) => (params.get(name) ?? '').trim().slice(0, most)
  const slug = (name: string) => slugOf(params.get(name) ?? '')
  const slugs = (name: string) => params.getAll(name).map(slugOf)
  const time = asTime(slug('time'))
  const days = time === BEGINNING.time ? daysOf(params) : { from: null, to: null }
  const page = params.get('page') ?? ''
  return {
    q: text('q', SEARCH_MAX),
    type: parseType(slug('type')),
    // Topics and ways to help share one parameter: `category=education&category=volunteer`.
    categories: each(slugs('category'), parseCategory),
    supportTypes: each(slugs('category'), asSupportType),
    // Regions of the world and districts of Israel share one parameter.
    regions: each(slugs('region'), asRegion),
    districts: each(slugs('region'), asDistrict),
    near: text('near', NEAR_MAX),
    km: DISTANCES.find((km) => String(km) === params.get('km')) ?? KM,
    time,
    ...days,
    hasPlaces: params.get('places') === 'free',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? null,
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
  const asked = { ...BEGINNING, ...query }
  const params = new URLSearchParams()
  if (asked.q) params.set('q', asked.q)
  if (asked.type) params.set('type', asked.type)
  for (const category of asked.categories) params.append('category', category)
  for (const supportType of asked.supportTypes) params.append('category', wordOf(supportType))
  for (const place of [...asked.districts, ...asked.regions]) params.append('region', place)
  if (asked.near) params.set('near', asked.near)
  if (asked.near && asked.km !== KM) params.set('km', String(asked.km))
  if (asked.from) params.set('from', asked.from)
  if (asked.to) params.set('to', asked.to)
  const isDays = asked.from !== null || asked.to !== null
  if (!isDays && asked.time !== BEGINNING.time) params.set('time', asked.time ?? ANY_TIME)
  if (asked.hasPlaces) params.set('places', 'free')
  if (asked.sort) params.set('sort', asked.sort)
  if (asked.isEverywhere) params.set('search', 'everything')
  if (asked.page > 1) params.set('page', String(asked.page))
  return params
}

/**
 * Returns the canonical URL of a list page, with the lasting filters only, since search words and times only reorder
 * content found elsewhere. Search results and further pages of a selection are not indexed.
 */
export function knownAs(asked: ListQuery, origin: string): { address: string; noIndex: boolean } {
  const { type, categories, supportTypes, regions, districts, page } = asked
  const lasting = { type, categories, supportTypes, regions, districts, page }
  const isSelection = projectListAddress({ ...asked, page: 1 }) !== LIST
  return {
    address: origin + projectListAddress(lasting),
    noIndex: asked.q !== '' || (isSelection && page > 1),
  }
}

/** The URL parameter value of a way to help. */
export function wordOf(supportType: SupportType): string {
  return supportType === 'donate' ? 'donation' : supportType
}

const ANY_TIME = 'all'

function asTime(word: string): ListQuery['time'] {
  if (word === ANY_TIME) return null
  return TIMES.find((time) => time === word) ?? BEGINNING.time
}

/** Two days in order, whichever was typed first. */
function daysOf(params: URLSearchParams): Pick<ListQuery, 'from' | 'to'> {
  const [from, to] = [asDay(params.get('from')), asDay(params.get('to'))]
  return from && to && to < from ? { from: to, to: from } : { from, to }
}

function asSupportType(word: string): SupportType | null {
  return (
    SUPPORT_TYPES.find((type) => type === word || wordOf(type) === word) ??
    (word === 'business-partnership' ? 'business' : null)
  )
}

/** Each known word once, in the order of the URL. */
function each<Word extends string>(words: string[], as: (word: string) => Word | null): Word[] {
  return [...new Set(words.flatMap((word) => as(word) ?? []))]
}

/** `Arts & Culture` → `arts-culture`. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
