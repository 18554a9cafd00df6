import type { District } from '#domain/project-events/place.ts'

const neighbours: Record<District, readonly District[]> = {
  'northern-district': ['haifa-district'],
  'haifa-district': ['northern-district', 'central-district'],
  'central-district': ['tel-aviv-district', 'haifa-district', 'jerusalem-district'],
  'tel-aviv-district': ['central-district'],
  'jerusalem-district': ['judea-and-samaria', 'central-district'],
  'southern-district': ['jerusalem-district', 'central-district'],
  'judea-and-samaria': ['jerusalem-district', 'central-district'],
}

/** The neighboring districts, most accessible first. */
export function nearDistricts(district: District): readonly District[] {
  return neighbours[district]
}
