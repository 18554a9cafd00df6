import { BEGINNING, listParams, readListAddress } from '#domain/project-events/list-address.ts'
import type { ListQuery } from '#domain/project-events/list-address.ts'
import type { SupportType } from '#domain/support/support.ts'

export const MAP = '/map'
/** Places per section of the list, at first and with each "show more". */
const SHOWN_STEP = 30
const SHOWN_MOST = 2_010

export type MapQuery = ListQuery & {
  /** The ID of the selected item. */
  item: string | null
  /** What phones show; null for the default: the map, or the list without scripts. */
  view: 'map' | 'list' | null
  isWorld: boolean
  /** Places shown per section of the list. */
  shown: number
}

/** Parses the map's query. Ignores unknown values; what is past is not on the map. */
export function readMapAddress(params: URLSearchParams): MapQuery {
  const asked = readListAddress(params)
  const { time } = asked
  const view = params.get('view')
  const shown = Number(params.get('shown'))
  return {
    ...asked,
    time: time === 'past' || time === null ? BEGINNING.time : time,
    sort: null,
    page: 1,
    isEverywhere: false,
    item: params.get('item'),
    view: view === 'map' || view === 'list' ? view : null,
    isWorld: params.get('area') === 'world',
    shown: shown > SHOWN_STEP ? Math.min(Math.floor(shown), SHOWN_MOST) : SHOWN_STEP,
  }
}

/** The shortest URL for a query. */
export function mapAddress(query: MapQuery): string {
  const params = listParams(query)
  if (query.isWorld) params.set('area', 'world')
  if (query.view) params.set('view', query.view)
  if (query.shown > SHOWN_STEP) params.set('shown', String(query.shown))
  if (query.item) params.set('item', query.item)
  const search = params.toString()
  return search ? `${MAP}?${search}` : MAP
}

/** The same query with more of the list. */
export function widerMapAddress(query: MapQuery): MapQuery {
  return { ...query, shown: query.shown + SHOWN_STEP }
}

/** The URL of the pins for these filters. */
export function pinsAddress(query: MapQuery): string {
  return `/api/map.json?${listParams(query).toString()}`
}

/** What of the page a search keeps. */
export function keptMapParams({ view, isWorld }: MapQuery): Record<string, string> {
  return { ...(view && { view }), ...(isWorld && { area: 'world' }) }
}

/** The way to help whose sign the pins have, if one was chosen. */
export function kindAsked({ supportTypes }: MapQuery): SupportType | null {
  return supportTypes.length === 1 ? (supportTypes[0] ?? null) : null
}
