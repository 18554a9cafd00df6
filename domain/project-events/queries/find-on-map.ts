import { z } from 'zod'
import { isId } from '#platform/database/new-id.ts'
import { query } from '#platform/operation.ts'
import { nextDate, readDates } from '../next-date.ts'
import { CARD_COLUMNS, placeOn, toCard } from '../to-card.ts'
import type { ProjectEventCard } from '../project-event.ts'

export type MapItem = ProjectEventCard & { latitude: number; longitude: number; dateId?: string }

/**
 * Finds what `spotOf` names, with its place on the map, including past events; null if it is not public or has no place. An event in several
 * places without a date is where it is next.
 */
export const findOnMap = query({
  name: 'project-events.find-on-map',
  for: 'visitor',
  feature: 'map',
  input: z.object({ id: z.string() }),
  async run({ db, input, now }): Promise<MapItem | null> {
    const [id = '', asked] = input.id.split('.')
    if (!isId(id)) return null
    const row = await db
      .selectFrom('projectEvents')
      .select(CARD_COLUMNS)
      .select(['latitude', 'longitude'])
      .where('id', '=', id)
      .where('isPublic', '=', true)
      .executeTakeFirst()
    if (!row) return null
    const found = { ...row, dateId: asked ?? null }
    const next = nextDate(found, now)
    const point = placeOn(next, row)
    const dates = readDates(row)
    const date = dates.find(({ startDatetime }) => startDatetime === next?.startDatetime)
    const dateId = dates.some(({ place }) => place) ? (asked ?? date?.id) : null
    return point && { ...toCard(found, now), ...point, ...(dateId && { dateId }) }
  },
  cacheTags: ({ input }) => [`project-event:${input.id.split('.', 1)[0]}`],
})
