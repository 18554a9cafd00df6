import { TIME_ZONES } from '#domain/project-events/time-zones.ts'
import { format } from '#platform/text/format.ts'
import type { ZoneChoice } from './editor/schedule-section.tsx'

/** The zones to choose from, by their city and their name at a moment. Made here, since browsers name zones differently. */
export function zoneChoices(now: Date): ZoneChoice[] {
  return TIME_ZONES.map((zone) => {
    const city = zone.split('/').at(-1)!.replaceAll('_', ' ')
    const name = format.zoneName(now.toISOString(), zone)
    return { value: zone, label: zone === 'UTC' ? name : `${city} (${name})` }
  })
}
