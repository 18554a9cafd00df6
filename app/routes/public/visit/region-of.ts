import { regions, type Region } from '#app/ui/landscape/region.ts'

/** The landscape of a stored word; one that nobody draws becomes the hills. */
export function regionOf(scene: string): Region {
  return regions.find((region) => region === scene) ?? 'judea'
}
