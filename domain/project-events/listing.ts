import type { District, Region } from './place.ts'
import type { Category, ProjectEventType } from './project-event.ts'
import type { SupportType } from '../support/support.ts'

export const TIMES = ['upcoming', 'today', 'weekend', 'month', 'past'] as const
export type ListTime = (typeof TIMES)[number]

/**
 * The filters of the public list; null means no restriction. To add a filter, start here: the compiler reports the
 * other places, and `count-facets.ts` can count its choices.
 */
export type ListFilters = {
  /** Words that must all occur in title, description or organization. */
  q: string
  type: ProjectEventType | null
  category: Category | null
  supportType: SupportType | null
  region: Region | null
  /** Of Israel. */
  district: District | null
  /** Events by their start, projects by the end of their last day; for the next days see `timeWindow`. */
  time: ListTime | null
}

export const NO_FILTERS: ListFilters = {
  q: '',
  type: null,
  category: null,
  supportType: null,
  region: null,
  district: null,
  time: null,
}

/** Whether any filter but the search words is set, except for `besides`. */
export function isFiltered(filters: ListFilters, besides: readonly (keyof ListFilters)[] = []) {
  const names = Object.keys(filters) as (keyof ListFilters)[]
  return names.some((name) => name !== 'q' && !besides.includes(name) && filters[name] !== null)
}

/** The maximum length of a search. */
export const SEARCH_MAX = 200
export const PAGE_SIZE = 24
/** The maximum number of results counted and paged; beyond that, filters help. */
export const COUNTED_MOST = 500
export const PAGES_MOST = Math.ceil(COUNTED_MOST / PAGE_SIZE)
/** The number of items of each type on an organization's page; the list has the rest, under its name. */
export const PER_PARTNER_MOST = 24
