import {
  EVERYTHING,
  listParams,
  readListAddress,
  type ListQuery,
} from '#domain/project-events/list-address.ts'

const MAP = '/map'
/** Places per section of the list, at first and with each "show more". */
const SHOWN_STEP = 30
const SHOWN_MOST = 2_010

export type MapQuery = Pick<
  ListQuery,
  'q' | 'type' | 'category' | 'supportType' | 'region' | 'district'
> & {
  /** The ID of the selected item. */
  item: string | null
  /** What phones show; null for the default: the map, or the list without scripts. */
  view: 'map' | 'list' | null
  isWorld: boolean
  /** Places shown per section of the list. */
  shown: number
}

/** Parses the map's query. Ignores unknown values. */
export function readMapAddress(params: URLSearchParams): MapQuery {
  const { q, type, category, supportType, region, district } = readListAddress(params)
  const view = params.get('view')
  const shown = Number(params.get('shown'))
  return {
    q,
    type,
    category,
    supportType,
    region,
    district,
    item: params.get('item'),
    view: view === 'map' || view === 'list' ? view : null,
    isWorld: params.get('area') === 'world',
    shown: shown > SHOWN_STEP ? Math.min(Math.floor(shown), SHOWN_MOST) : SHOWN_STEP,
  }
}

/** The shortest URL for a query. */
export function mapAddress(query: MapQuery): string {
  const params = filterParams(query)
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
  return `/api/map.json?${filterParams(query).toString()}`
}

/** The map's filters as query parameters of the list. */
export function filterParams({ q, type, category, supportType, region, district }: MapQuery) {
  return listParams({ q, type, category, supportType, region, district })
}

/** The map's filters as a query of the list. */
export function asListQuery({
  q,
  type,
  category,
  supportType,
  region,
  district,
}: MapQuery): ListQuery {
  return { ...EVERYTHING, q, type, category, supportType, region, district }
}
