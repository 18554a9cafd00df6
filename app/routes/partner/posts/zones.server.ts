import { TIME_ZONES } from '#domain/project-events/time-zones.ts'

export type ZoneChoice = { value: string; label: string }

/** The zones to choose from, by their city and name. Made here, since browsers name zones differently. */
export function zoneChoices(): ZoneChoice[] {
  return TIME_ZONES.map((zone) => {
    const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value
    const city = zone.split('/').at(-1)!.replaceAll('_', ' ')
    return { value: zone, label: name && name !== city ? `${city} (${name})` : city }
  })
}
