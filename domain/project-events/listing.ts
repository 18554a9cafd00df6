import type { Region } from './place.ts'
import type { Category, ProjectEventType, SupportType } from './project-event.ts'

export const TIMES = ['upcoming', 'past'] as const
export type ListTime = (typeof TIMES)[number]

/**
 * What the public list is narrowed by; null is everything. A new filter begins here; the compiler names the other places, and
 * `count-facets.ts` can count its choices.
 */
export type ListFilters = {
  /** Words to be found in title, description or organization, all of them. */
  q: string
  type: ProjectEventType | null
  category: Category | null
  supportType: SupportType | null
  region: Region | null
  /** Events by their beginning, projects by the end of their last day. */
  time: ListTime | null
}

export const NO_FILTERS: ListFilters = {
  q: '',
  type: null,
  category: null,
  supportType: null,
  region: null,
  time: null,
}

/** Whether anything but words narrows the list, not counting these. */
export function isFiltered(filters: ListFilters, besides: readonly (keyof ListFilters)[] = []) {
  const names = Object.keys(filters) as (keyof ListFilters)[]
  return names.some((name) => name !== 'q' && !besides.includes(name) && filters[name] !== null)
}

/** Most characters of a search. */
export const SEARCH_MAX = 200
export const PAGE_SIZE = 24
/** Beyond this many, a list is counted and paged no further: who looks for more is helped by a filter. */
export const COUNTED_MOST = 500
export const PAGES_MOST = Math.ceil(COUNTED_MOST / PAGE_SIZE)
/** So many of each type stand on an organization's own page; more of them in the list, under its name. */
export const PER_PARTNER_MOST = 24
