import type { Region } from '#domain/project-events/place.ts'
import { BEGINNING, projectListAddress } from '../../project-events/list-address.ts'
import { NO_FILTERS, type ListFilters } from '../../project-events/listing.ts'
import type { Category, ProjectEventType } from '../../project-events/project-event.ts'
import type { SupportKind } from '../../support/support.ts'

export type Narrowed = {
  q?: string
  type?: ProjectEventType | null
  topics?: readonly Category[]
  kinds?: readonly SupportKind[]
  regions?: readonly Region[]
}

/** The filters the public list supports: one topic, one way to help, one region. */
export function listFilters(narrowed: Narrowed): ListFilters {
  const { q = '', type = null, topics = [], kinds = [], regions = [] } = narrowed
  const kind = kinds.length === 1 ? kinds[0] : undefined
  const shownType = kind === 'attend' ? 'event' : type
  return {
    ...NO_FILTERS,
    q,
    type: shownType,
    categories: topics.length === 1 ? topics : [],
    supportTypes: kind === undefined || kind === 'attend' ? [] : [kind],
    regions: regions.length === 1 ? regions : [],
    time: shownType === 'event' ? 'upcoming' : null,
  }
}

/** The address of the public list, filtered as far as possible. */
export function listLink(narrowed: Narrowed): string {
  return projectListAddress({ ...BEGINNING, ...listFilters(narrowed) })
}
