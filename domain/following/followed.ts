import { m } from '#messages'
import { listParams, type ListQuery } from '../project-events/list-address.ts'

/** How often new things are emailed; `bell`: not at all. From the most often to the least. */
export const HOWS = ['at-once', 'daily', 'weekly', 'bell'] as const
export type How = (typeof HOWS)[number]

/** How often, until someone chooses. */
export const USUAL_HOW: How = 'daily'

/** The labels of each choice. */
export const howLabels: Record<How, () => string> = {
  'at-once': m.following_how_at_once,
  daily: m.following_how_daily,
  weekly: m.following_how_weekly,
  bell: m.following_how_bell,
}

/** Whom or what someone can follow: a search is the query string of a list, in its shortest form. */
export type Followed =
  | { kind: 'partner' | 'ambassador'; id: string }
  | { kind: 'search'; search: string }

export const SEARCH_LENGTH_MAX = 2_000
/** How many things a person can follow. */
export const FOLLOWS_MOST = 200
/** Notices per page of the bell. */
export const NOTICES_PAGE = 30

/** The same as a word of letters, digits and hyphens, for forms and the parts of cached pages. */
export function followKey(followed: Followed): string {
  return followed.kind === 'search'
    ? `search-${btoa(followed.search).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
    : `${followed.kind}-${followed.id}`
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads a key; null if it is none of ours. */
export function readFollowKey(key: string): Followed | null {
  const [kind = '', rest = ''] = key.split(/-(.*)/s)
  if (kind === 'partner' || kind === 'ambassador') return ID.test(rest) ? { kind, id: rest } : null
  if (kind !== 'search' || rest.length > 2 * SEARCH_LENGTH_MAX) return null
  try {
    return { kind, search: atob(rest.replaceAll('-', '+').replaceAll('_', '/')) }
  } catch {
    return null
  }
}

/**
 * The search that follows from a list: its filters, without how it is sorted. Null where nothing is filtered, and for
 * what is past, to which nothing new comes.
 */
export function searchOf(asked: ListQuery): string | null {
  if (asked.time === 'past') return null
  const time = asked.time ?? 'upcoming'
  const search = listParams({ ...asked, time, sort: null, page: 1, isEverywhere: false }).toString()
  return search === '' || search.length > SEARCH_LENGTH_MAX ? null : search
}
