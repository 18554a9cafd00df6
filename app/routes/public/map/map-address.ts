import type { SupportType } from '#domain/project-events/project-event.ts'
import {
  EVERYTHING,
  listParams,
  readListAddress,
  type ListQuery,
} from '#domain/project-events/list-address.ts'

const MAP = '/map'
/** So many places of each part of the list are shown at first, and so many more each time. */
const SHOWN_STEP = 30
const SHOWN_MOST = 2_010

export type MapQuery = Pick<ListQuery, 'q' | 'type' | 'category' | 'supportType' | 'region'> & {
  /** The id of what is selected. */
  item: string | null
  /** What phones show; null is what fits them: the map, or without scripts the list. */
  view: 'map' | 'list' | null
  isWorld: boolean
  /** How many places of each part of the list. */
  shown: number
}

/** The kinds that the map can be narrowed by, in the order of its buttons; null is all. */
export const KIND_CHOICES: readonly (SupportType | null)[] = [
  null,
  'volunteer',
  'donate',
  'visit',
  'invest',
  'business',
]

/** What an address of the map asks for. Unknown values are ignored. */
export function readMapAddress(params: URLSearchParams): MapQuery {
  const { q, type, category, supportType, region } = readListAddress(params)
  const view = params.get('view')
  const shown = Number(params.get('shown'))
  return {
    q,
    type,
    category,
    supportType,
    region,
    item: params.get('item'),
    view: view === 'map' || view === 'list' ? view : null,
    isWorld: params.get('area') === 'world',
    shown: shown > SHOWN_STEP ? Math.min(Math.floor(shown), SHOWN_MOST) : SHOWN_STEP,
  }
}

/** The shortest address that asks for this. */
export function mapAddress(query: MapQuery): string {
  const params = filterParams(query)
  if (query.isWorld) params.set('area', 'world')
  if (query.view) params.set('view', query.view)
  if (query.shown > SHOWN_STEP) params.set('shown', String(query.shown))
  if (query.item) params.set('item', query.item)
  const search = params.toString()
  return search ? `${MAP}?${search}` : MAP
}

/** The same question with more of the list. */
export function widerMapAddress(query: MapQuery): MapQuery {
  return { ...query, shown: query.shown + SHOWN_STEP }
}

/** Where the pins of these filters come from. */
export function pinsAddress(query: MapQuery): string {
  return `/api/map.json?${filterParams(query).toString()}`
}

/** What narrows the map, in the words of the list's address. */
export function filterParams({ q, type, category, supportType, region }: MapQuery) {
  return listParams({ q, type, category, supportType, region })
}

/** The filters of the map as those of the list. */
export function asListQuery({ q, type, category, supportType, region }: MapQuery): ListQuery {
  return { ...EVERYTHING, q, type, category, supportType, region }
}
