import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { filterInput } from '../filter-input.ts'
import type { Box } from '../place.ts'
import { lookFurther } from '../look-further.ts'
import { PINS_MOST, type MapPins } from '../map-pin.ts'
import { PIN_COLUMNS, toPin } from '../to-card.ts'
import { selectHits, type HitsAsked } from '../select-hits.ts'

/** An event stays on the map for so long after it began. */
const HOURS_SHOWN = 12

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const box: z.ZodType<Box> = z.object({
  south: latitude,
  north: latitude,
  west: longitude,
  east: longitude,
})

/** What is public and has a place on the map, newest first, at most 2,000, and how many: projects, and events not yet over. */
export const listMap = query({
  name: 'project-events.list-map',
  for: 'visitor',
  feature: 'map',
  input: z.object({
    ...filterInput,
    time: z.literal('upcoming').default('upcoming'),
    within: box.optional(),
    outside: box.optional(),
    /** So many of them are given, while all are counted. */
    shown: z.int().min(1).max(PINS_MOST).default(PINS_MOST),
  }),
  async run({ db, input: { within, outside, shown, ...filters }, now }): Promise<MapPins> {
    const place = { within, outside }
    const enough = PINS_MOST + 1
    const { found } = await lookFurther({ filters, within, enough, isEverywhere: true }, (reach) =>
      selectPins(db, { filters, now, place, shown, reach }).execute(),
    )
    const total = found[0]?.total ?? 0
    return {
      pins: found.flatMap((row) => (row.id === null ? [] : [toPin({ ...row, id: row.id })])),
      total: Math.min(total, PINS_MOST),
      capped: total > PINS_MOST,
    }
  },
})

/** One statement: the pins, counted to one more than are ever given. */
export function selectPins(db: Db, { now, ...asked }: Omit<HitsAsked, 'most' | 'skipped'>) {
  return selectHits(db, { ...asked, now: sinceWhen(now), most: PINS_MOST + 1 }).select(PIN_COLUMNS)
}

/** Events that began before this are off the map. */
export function sinceWhen(now: Date): Date {
  return new Date(now.getTime() - HOURS_SHOWN * 3_600_000)
}
