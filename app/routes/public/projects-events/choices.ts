import { m } from '#messages'
import { DISTRICTS, districtLabel, REGIONS, regionLabel } from '#domain/project-events/place.ts'
import type { Facets } from '#domain/project-events/count-facets.ts'
import { SORTS, TIMES, type ListSort, type ListTime } from '#domain/project-events/listing.ts'
import {
  CATEGORIES,
  categoryLabel,
  SUPPORT_TYPES,
  TYPES,
  type ProjectEventType,
} from '#domain/project-events/project-event.ts'
import { kindLabel } from '#domain/support/support.ts'
import { format } from '#platform/text/format.ts'
import { wordOf, type ListQuery } from '#domain/project-events/list-address.ts'

export type Choice = {
  word: string
  label: string
  /** The number of results, if known. */
  count?: number | undefined
  isChosen: boolean
}

export const FILTER_IDS = ['type', 'category', 'support', 'region', 'time'] as const
export type FilterId = (typeof FILTER_IDS)[number]

/** A filter: its query parameter, and its choices, of which one or several may be chosen. */
export type Filter = {
  id: FilterId
  name: string
  label: string
  /** What is shown if nothing is chosen. */
  all: string
  isOne: boolean
  groups: { label?: string; choices: Choice[] }[]
}

/** The value for no filter, where one value must be chosen. */
const ALL = 'all'

/** The list's filters in order, with the number of results per choice if known. */
export function filtersOf(asked: ListQuery, facets: Facets | null): Filter[] {
  const isDays = asked.from !== null || asked.to !== null
  return [
    {
      id: 'type',
      name: 'type',
      label: m.listing_type(),
      all: m.listing_all_types(),
      isOne: true,
      groups: [
        {
          choices: [
            { word: ALL, label: m.listing_all_types(), isChosen: asked.type === null },
            ...TYPES.map((word) => ({
              word,
              label: typeChoiceLabel(word),
              count: facets?.type[word],
              isChosen: asked.type === word,
            })),
          ],
        },
      ],
    },
    {
      id: 'category',
      name: 'category',
      label: m.listing_category(),
      all: m.listing_all_categories(),
      isOne: false,
      groups: [
        {
          choices: CATEGORIES.map((word) => ({
            word,
            label: categoryLabel(word),
            count: facets?.category[word],
            isChosen: asked.categories.includes(word),
          })),
        },
      ],
    },
    {
      id: 'support',
      name: 'category',
      label: m.listing_support(),
      all: m.listing_all_support(),
      isOne: false,
      groups: [
        {
          choices: SUPPORT_TYPES.map((kind) => ({
            word: wordOf(kind),
            label: kindLabel(kind),
            isChosen: asked.supportTypes.includes(kind),
          })),
        },
      ],
    },
    {
      id: 'region',
      name: 'region',
      label: m.listing_region(),
      all: m.listing_all_regions(),
      isOne: false,
      groups: [
        {
          label: m.listing_israel(),
          choices: DISTRICTS.map((word) => ({
            word,
            label: districtLabel(word),
            count: facets?.district[word],
            isChosen: asked.districts.includes(word),
          })),
        },
        {
          label: m.listing_world(),
          choices: REGIONS.map((word) => ({
            word,
            label: regionLabel(word),
            count: facets?.region[word],
            isChosen: asked.regions.includes(word),
          })),
        },
      ],
    },
    {
      id: 'time',
      name: 'time',
      label: m.listing_time(),
      all: m.listing_upcoming(),
      isOne: true,
      groups: [
        {
          choices: [...TIMES, null].map((word) => ({
            word: word ?? ALL,
            label: timeLabel(word),
            isChosen: asked.time === word && !isDays,
          })),
        },
      ],
    },
  ]
}

/** The label of a type as one of many choices. */
export function typeChoiceLabel(type: ProjectEventType): string {
  return type === 'event' ? m.listing_events() : m.listing_projects()
}

const timeLabels: Record<ListTime, () => string> = {
  upcoming: m.listing_upcoming,
  today: m.listing_today,
  weekend: m.listing_weekend,
  month: m.listing_month,
  past: m.listing_past,
}

export function timeLabel(time: ListTime | null): string {
  return time === null ? m.listing_all_times() : timeLabels[time]()
}

const sortLabels: Record<ListSort, () => string> = {
  soonest: m.listing_sort_soonest,
  newest: m.listing_sort_newest,
  needed: m.listing_sort_needed,
  nearest: m.listing_sort_nearest,
}

/** The ways to sort a list; by distance only if it is around a town. */
export function sortsOf({ near }: ListQuery): { word: ListSort; label: string }[] {
  return SORTS.filter((sort) => sort !== 'nearest' || near !== '').map((word) => ({
    word,
    label: sortLabels[word](),
  }))
}

/** A count with thousands separators. */
export function figure(count: number): string {
  return format.number(count)
}
