import { m } from '#messages'
import { districtLabel, regionLabel } from '../../places/place.ts'
import type { Understood } from '../../understanding/understood.ts'

/** Where, as an answer says it: in and near the town that was named, or in a district or a region; empty for anywhere. */
export function placeWords({
  place,
  districts,
  regions,
}: Pick<Understood, 'place' | 'districts' | 'regions'>): string {
  if (place) return m.answers_in_and_near({ place })
  const names = [...districts.map(districtLabel), ...regions.map(regionLabel)]
  return names.length > 0
    ? m.answers_in({ place: new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names) })
    : ''
}
