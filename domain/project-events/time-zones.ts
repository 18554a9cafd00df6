import { format } from '#platform/text/format.ts'

/** The time zones offered for events: Israel first, then the others from west to east. */
export const TIME_ZONES = [
  'Asia/Jerusalem',
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/Denver',
  'America/Mexico_City',
  'America/Chicago',
  'America/Bogota',
  'America/New_York',
  'America/Toronto',
  'America/Panama',
  'America/Halifax',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/Buenos_Aires',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Amsterdam',
  'Europe/Berlin',
  'Europe/Brussels',
  'Europe/Budapest',
  'Europe/Madrid',
  'Europe/Paris',
  'Europe/Rome',
  'Europe/Vienna',
  'Europe/Warsaw',
  'Europe/Zurich',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Europe/Athens',
  'Europe/Bucharest',
  'Europe/Kyiv',
  'Europe/Istanbul',
  'Europe/Moscow',
  'Africa/Nairobi',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Hong_Kong',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Perth',
  'Australia/Brisbane',
  'Australia/Melbourne',
  'Australia/Sydney',
  'Pacific/Auckland',
  'UTC',
] as const
export type TimeZone = (typeof TIME_ZONES)[number]

/** Parses a time zone, or null if it is not offered. */
export function asTimeZone(word: string): TimeZone | null {
  return TIME_ZONES.find((zone) => zone === word) ?? null
}

export type ZoneChoice = { value: TimeZone; label: string }

/** Lists the zones to choose from, by city and current name. Server only: browsers name zones differently. */
export function zoneChoices(now: Date): ZoneChoice[] {
  return TIME_ZONES.map((zone) => {
    const city = zone.split('/').at(-1)!.replaceAll('_', ' ')
    const name = format.zoneName(now.toISOString(), zone)
    return { value: zone, label: zone === 'UTC' ? name : `${city} (${name})` }
  })
}
