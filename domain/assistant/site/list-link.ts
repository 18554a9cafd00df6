import type { Region } from '../../places/place.ts'
import type { Category, ProjectEventType } from '../../project-events/project-event.ts'
import type { SupportKind } from '../../support/support.ts'

type Narrowed = {
  q?: string
  type?: ProjectEventType | null
  topics?: readonly Category[]
  kinds?: readonly SupportKind[]
  regions?: readonly Region[]
}

/** The address of the public list, narrowed as far as the list can be: to one topic, one way to help, one region. */
export function listLink({
  q = '',
  type,
  topics = [],
  kinds = [],
  regions = [],
}: Narrowed): string {
  const params = new URLSearchParams()
  const kind = kinds.length === 1 ? kinds[0] : undefined
  const shownType = kind === 'attend' ? 'event' : type
  if (q) params.set('q', q)
  if (shownType) params.set('type', shownType)
  if (topics.length === 1) params.append('category', topics[0] ?? '')
  if (kind && kind !== 'attend') params.append('category', kind === 'donate' ? 'donation' : kind)
  if (regions.length === 1) params.set('region', regions[0] ?? '')
  if (shownType === 'event') params.set('time', 'upcoming')
  const search = params.toString()
  return search ? `/projects-events?${search}` : '/projects-events'
}
