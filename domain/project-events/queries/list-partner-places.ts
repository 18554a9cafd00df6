import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { sinceWhen } from './list-map.ts'
import type { MapPin } from '../map-pin.ts'
import { DEFAULT_TIME_ZONE } from '../project-event.ts'
import { isDateOver, nextDate, readDates } from '../next-date.ts'
import { PIN_COLUMNS, placeOn, toPin, type PinRow } from '../to-card.ts'

/** The maximum number of places shown per organization. */
export const PARTNER_PLACES_MOST = 200

/** A place of an organization: as text only, or also with its position on the map. */
export type PartnerPlace = Omit<MapPin, 'latitude' | 'longitude'> & { pin: MapPin | null }

/**
 * Lists the places of an organization's public projects and upcoming events, newest first, of at most 200 items; items without a
 * place are left out. An event in several places is in each that it has a date in.
 */
export const listPartnerPlaces = query({
  name: 'project-events.list-partner-places',
  for: 'visitor',
  feature: 'map',
  input: z.object({ partnerId: z.uuid() }),
  async run({ db, input, now }): Promise<PartnerPlace[]> {
    const rows = await db
      .selectFrom('projectEvents')
      .select(PIN_COLUMNS)
      .where('partnerId', '=', input.partnerId)
      .where('isPublic', '=', true)
      .where((eb) =>
        eb.or([eb('type', '=', 'project'), eb('lastStartDatetime', '>=', sinceWhen(now))]),
      )
      .where((eb) => eb.or([eb('latitude', 'is not', null), eb('location', '>', '')]))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(PARTNER_PLACES_MOST)
      .execute()
    return rows.flatMap((row) => datesByPlace(row, now).map((dateId) => placeOf(row, dateId, now)))
  },
  cacheTags: ({ input }) => [`partner-project-events:${input.partnerId}`],
})

function placeOf(row: PinRow, dateId: string | null, now: Date): PartnerPlace {
  const { latitude, longitude, ...words } = toPin({ ...row, dateId }, now)
  const point = placeOn(nextDate({ ...row, dateId }, now), row)
  return { ...words, pin: point && { ...words, latitude, longitude } }
}

/** The first date to come in each place of an event in several; for other items one null. */
function datesByPlace(row: PinRow, now: Date): (string | null)[] {
  const dates = readDates(row)
  if (!dates.some(({ place }) => place)) return [null]
  const zone = row.timeZone ?? DEFAULT_TIME_ZONE
  const coming = dates.filter((date) => !isDateOver(date, zone, now))
  const places = new Map<string, string | null>()
  for (const { id, place = null } of coming) {
    const key = JSON.stringify(place)
    if (!places.has(key)) places.set(key, id)
  }
  return places.size > 0 ? [...places.values()] : [null]
}
