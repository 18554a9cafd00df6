import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { filterInput } from '../filter-input.ts'
import type { Box } from '../place.ts'
import { lookFurther } from '../look-further.ts'
import { AREA_PINS_MOST, PINS_MOST, type MapPins } from '../map-pin.ts'
import { shownSince } from '../time-window.ts'
import { PIN_COLUMNS, toPin } from '../to-card.ts'
import { selectHits, type HitsAsked } from '../select-hits.ts'

/** How long an event stays on the map after its start. */
const HOURS_SHOWN = 12

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const box: z.ZodType<Box> = z.object({
  south: latitude,
  north: latitude,
  west: longitude,
  east: longitude,
})

/**
 * Lists public items with a place on the map, newest first, with their number: projects, and events that are not over, each in every place that it
 * has a date in.
 * At most 2,000; in an area 200, unless the number shown is given.
 */
export const listMap = query({
  name: 'project-events.list-map',
  for: 'visitor',
  feature: 'map',
  input: z.object({
    ...filterInput,
    time: filterInput.time.default('upcoming'),
    within: box.optional(),
    outside: box.optional(),
    /** How many of them are returned; up to 2,000 are counted. */
    shown: z.int().min(1).max(PINS_MOST).optional(),
  }),
  async run({ db, input: { within, outside, shown, ...filters }, now }): Promise<MapPins> {
    const place = { within, outside }
    const most = within && !shown ? AREA_PINS_MOST : PINS_MOST
    const enough = most + 1
    const { found } = await lookFurther({ filters, within, enough, isEverywhere: true }, (reach) =>
      selectPins(db, { filters, now, place, most: enough, shown: shown ?? most, reach }).execute(),
    )
    const total = found[0]?.total ?? 0
    const since = shownSince(filters, now)
    return {
      pins: found.flatMap((row) => (row.id === null ? [] : [toPin({ ...row, id: row.id }, since)])),
      total: Math.min(total, most),
      capped: total > most,
    }
  },
  cacheTags: () => ['project-events'],
})

/** One statement: selects the pins shown, and counts up to `most`. */
export function selectPins(db: Db, { now, ...asked }: Omit<HitsAsked, 'skipped'>) {
  const pins = { ...asked, now, since: sinceWhen(now), isEachPlace: true }
  return selectHits(db, pins).select(PIN_COLUMNS)
}

/** Events whose last date started before this moment are off the map. */
export function sinceWhen(now: Date): Date {
  return new Date(now.getTime() - HOURS_SHOWN * 3_600_000)
}
