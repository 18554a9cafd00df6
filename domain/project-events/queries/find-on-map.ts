import { z } from 'zod'
import { isId } from '#platform/database/new-id.ts'
import { query } from '#platform/operation.ts'
import { CARD_COLUMNS, toCard } from '../to-card.ts'
import type { ProjectEventCard } from '../project-event.ts'

export type MapItem = ProjectEventCard & { latitude: number; longitude: number }

/** Finds a public item with its place on the map, including past events; null if it is not public or has no place. */
export const findOnMap = query({
  name: 'project-events.find-on-map',
  for: 'visitor',
  feature: 'map',
  input: z.object({ id: z.string() }),
  async run({ db, input, now }): Promise<MapItem | null> {
    if (!isId(input.id)) return null
    const row = await db
      .selectFrom('projectEvents')
      .select(CARD_COLUMNS)
      .select(['latitude', 'longitude'])
      .where('id', '=', input.id)
      .where('isPublic', '=', true)
      .executeTakeFirst()
    if (!row || row.latitude === null || row.longitude === null) return null
    return { ...toCard(row, now), latitude: row.latitude, longitude: row.longitude }
  },
  cacheTags: ({ input }) => [`project-event:${input.id}`],
})
