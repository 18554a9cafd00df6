import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { sinceWhen } from './list-map.ts'
import type { MapPin } from '../map-pin.ts'
import { PIN_COLUMNS, toPin } from '../to-card.ts'

/** The maximum number of places shown per organization. */
export const PARTNER_PLACES_MOST = 200

/** A place of an organization: as text only, or also with its position on the map. */
export type PartnerPlace = Omit<MapPin, 'latitude' | 'longitude'> & { pin: MapPin | null }

/**
 * Lists the places of an organization's public projects and upcoming events, newest first, at most 200; items without a
 * place are left out.
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
    return rows.map((row) => {
      const { latitude, longitude, ...words } = toPin(row, now)
      return { ...words, pin: row.latitude === null ? null : { ...words, latitude, longitude } }
    })
  },
  cacheTags: ({ input }) => [`partner-project-events:${input.partnerId}`],
})
