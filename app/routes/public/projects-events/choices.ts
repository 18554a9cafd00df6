import { m } from '#messages'
import { DISTRICTS, districtLabel, REGIONS, regionLabel } from '#domain/project-events/place.ts'
import type { Facets } from '#domain/project-events/count-facets.ts'
import { TIMES, type ListTime } from '#domain/project-events/listing.ts'
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

type Option = { word: string; label: string }

/** A filter: its name in the form, the selected value and the options. */
export type Filter = {
  id: string
  name: string
  label: string
  chosen: string
  options: Option[]
  /** Further options, under headings. */
  groups?: { label: string; options: Option[] }[]
}

/** The value for no filter: an option always has a value. */
export const ALL = 'all'

/** The list's filters in order, with the number of results per option if known. */
export function filtersOf(asked: ListQuery, facets: Facets | null): Filter[] {
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : m.listing_choice_count({ choice: label, count: figure(count) })
  return [
    {
      id: 'type',
      name: 'type',
      label: m.listing_type(),
      chosen: asked.type ?? ALL,
      options: [
        { word: ALL, label: m.listing_all_types() },
        ...TYPES.map((word) => ({
          word,
          label: counted(typeChoiceLabel(word), facets?.type[word]),
        })),
      ],
    },
    {
      id: 'category',
      name: 'category',
      label: m.listing_category(),
      chosen: asked.category ?? ALL,
      options: [
        { word: ALL, label: m.listing_all_categories() },
        ...CATEGORIES.map((word) => ({
          word,
          label: counted(categoryLabel(word), facets?.category[word]),
        })),
      ],
    },
    {
      id: 'support',
      name: 'category',
      label: m.listing_support(),
      chosen: asked.supportType ? wordOf(asked.supportType) : ALL,
      options: [
        { word: ALL, label: m.listing_all_support() },
        ...SUPPORT_TYPES.map((kind) => ({ word: wordOf(kind), label: kindLabel(kind) })),
      ],
    },
    {
      id: 'region',
      name: 'region',
      label: m.listing_region(),
      chosen: asked.district ?? asked.region ?? ALL,
      options: [{ word: ALL, label: m.listing_all_regions() }],
      groups: [
        {
          label: m.listing_israel(),
          options: DISTRICTS.map((word) => ({
            word,
            label: counted(districtLabel(word), facets?.district[word]),
          })),
        },
        {
          label: m.listing_world(),
          options: REGIONS.map((word) => ({
            word,
            label: counted(regionLabel(word), facets?.region[word]),
          })),
        },
      ],
    },
    {
      id: 'time',
      name: 'time',
      label: m.listing_time(),
      chosen: asked.time ?? ALL,
      options: [
        { word: ALL, label: m.listing_all_times() },
        ...TIMES.map((word) => ({ word, label: timeLabel(word) })),
      ],
    },
  ]
}

/** The label of a type as one of many options. */
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

export function timeLabel(time: ListTime): string {
  return timeLabels[time]()
}

/** A count with thousands separators. */
export function figure(count: number): string {
  return format.number(count)
}
