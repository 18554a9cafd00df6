import { regions, type LandscapeRegion, type Time } from '#app/ui/landscape/region.ts'

const times: Partial<Record<LandscapeRegion, Time>> = {
  jerusalem: 'dusk',
  coast: 'dawn',
  negev: 'dusk',
}

/** The landscape of a tour, with a fitting light; an unknown stored scene falls back to the hills. */
export function sceneOf({ slug, scene }: { slug: string; scene: string }) {
  const region = regions.find((known) => known === scene) ?? 'judea'
  return { id: slug, region, time: times[region] ?? 'day' }
}
