import { asDistrict, type District } from '#domain/project-events/place.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import type { LandscapeRegion, Time } from '#app/ui/landscape/region.ts'
import { randomFrom, seedOf } from '#app/ui/seed.ts'

const scenes: Record<District, LandscapeRegion> = {
  'northern-district': 'galilee',
  'haifa-district': 'coast',
  // Most of its towns are inland.
  'central-district': 'judea',
  'tel-aviv-district': 'coast',
  'jerusalem-district': 'jerusalem',
  'judea-and-samaria': 'judea',
  'southern-district': 'negev',
}
const israel = ['galilee', 'coast', 'jerusalem', 'judea', 'negev'] as const
const times = ['dawn', 'morning', 'day', 'gold', 'dusk'] as const

/**
 * The landscape of an item without a picture: its district's, or a foreign one abroad; without a location, any local
 * one.
 */
export function landscapeOf({
  id,
  district,
  region,
}: Pick<ProjectEventCard, 'id' | 'district' | 'region'>): {
  id: string
  region: LandscapeRegion
  time: Time
} {
  // IDs that differ only in their last characters have nearly equal seeds; the generator spreads them.
  const random = randomFrom(seedOf(id))
  const time = times[Math.floor(random() * times.length)]!
  const known = asDistrict(district)
  const anywhere = region ? 'abroad' : israel[Math.floor(random() * israel.length)]!
  return {
    id,
    region: known ? scenes[known] : anywhere,
    time,
  }
}
