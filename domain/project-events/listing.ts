import type { Day } from './day.ts'
import type { District, Point, Region } from './place.ts'
import type { Category, ProjectEventType } from './project-event.ts'
import type { SupportType } from '../support/support.ts'

export const TIMES = ['upcoming', 'today', 'weekend', 'month', 'past'] as const
export type ListTime = (typeof TIMES)[number]

/** How a list is sorted; `soonest` has projects after all events, `needed` what has the least of its places or goal first. */
export const SORTS = ['soonest', 'newest', 'needed', 'nearest'] as const
export type ListSort = (typeof SORTS)[number]

/** A point, and the distance in kilometers within which something is near it. */
export type Around = Point & { km: number }

/**
 * The filters of the public list; null, false or an empty array means no restriction, several values mean any of them. To add a
 * filter, start here: the compiler reports the other places, and `count-facets.ts` can count its choices.
 */
export type ListFilters = {
  /** Words that must all occur in title, description or organization. */
  q: string
  type: ProjectEventType | null
  categories: readonly Category[]
  supportTypes: readonly SupportType[]
  regions: readonly Region[]
  /** Of Israel. With regions, an item may be in either. */
  districts: readonly District[]
  around: Around | null
  /** Events by their start, projects by the end of their last day; for the next days see `timeWindow`. */
  time: ListTime | null
  /** The first and last of the days, in Israel, on which it starts or goes on. */
  from: Day | null
  to: Day | null
  /** Leaves out what has no place left. */
  hasPlaces: boolean
}

export const NO_FILTERS: ListFilters = {
  q: '',
  type: null,
  categories: [],
  supportTypes: [],
  regions: [],
  districts: [],
  around: null,
  time: null,
  from: null,
  to: null,
  hasPlaces: false,
}

/** Whether any filter but the search words is set, except for `besides`. */
export function isFiltered(filters: ListFilters, besides: readonly (keyof ListFilters)[] = []) {
  const names = Object.keys(filters) as (keyof ListFilters)[]
  return names.some((name) => name !== 'q' && !besides.includes(name) && isSet(filters[name]))
}

/** Whether the value of a filter restricts anything. */
export function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/**
 * How a list is sorted: as chosen, if that makes sense for these filters; else by what is soonest, and what is past by when it
 * was posted.
 */
export function sortOf(filters: ListFilters, chosen: ListSort | null): ListSort {
  const isAhead = filters.from !== null || filters.to !== null || !isPastOrAny(filters)
  if (chosen === 'nearest' && !filters.around) return sortOf(filters, null)
  if (chosen !== null && (isAhead || chosen === 'newest' || chosen === 'nearest')) return chosen
  return isAhead ? 'soonest' : 'newest'
}

function isPastOrAny({ time }: ListFilters): boolean {
  return time === null || time === 'past'
}

/** The maximum length of a search. */
export const SEARCH_MAX = 200
/** The distances offered, in kilometers. */
export const DISTANCES = [5, 10, 25, 50] as const
export const PAGE_SIZE = 24
/** The maximum number of results counted and paged; beyond that, filters help. */
export const ITEMS_COUNTED_MOST = 500
export const PAGES_MOST = Math.ceil(ITEMS_COUNTED_MOST / PAGE_SIZE)
/** The number of items of each type on an organization's page; the list has the rest, under its name. */
export const PER_PARTNER_MOST = 24
