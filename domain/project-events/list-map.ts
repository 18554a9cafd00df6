import { sql } from 'kysely'
import { z } from 'zod'
import type { Rows } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { REGIONS, type Box } from '../places/place.ts'
import { SEARCH_MAX, type ListFilters } from './listing.ts'
import { PINS_MOST, type MapPins } from './map-pin.ts'
import { matchDocuments, type Hit, type Place } from './match-documents.ts'
import { PIN_COLUMNS, presentPin } from './present-pin.ts'
import { CATEGORIES, SUPPORT_TYPES, TYPES } from './project-event.ts'

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

/** What is public and has a place on the map, newest first, at most 2,000: projects, and events not yet over. */
export const listMap = query({
  name: 'project-events.list-map',
  for: 'visitor',
  feature: 'map',
  input: z.object({
    q: z.string().max(SEARCH_MAX).default(''),
    type: z.enum(TYPES).nullable().default(null),
    category: z.enum(CATEGORIES).nullable().default(null),
    supportType: z.enum(SUPPORT_TYPES).nullable().default(null),
    region: z.enum(REGIONS).nullable().default(null),
    within: box.optional(),
    outside: box.optional(),
  }),
  async run({ db, input: { within, outside, ...filters }, now }): Promise<MapPins> {
    const asked = { ...filters, time: 'upcoming' as const }
    const rows = await selectPins(db, asked, now, { within, outside }).execute()
    return { pins: rows.slice(0, PINS_MOST).map(presentPin), capped: rows.length > PINS_MOST }
  },
})

/** One statement: the pins, and one more than are given where there are more. */
export function selectPins(db: Rows, filters: ListFilters, now: Date, place: Place) {
  const since = sinceWhen(now)
  return db
    .with(
      (cte) => cte('hits').materialized(),
      () => sql<Hit>`(${matchDocuments(filters, since, PINS_MOST + 1, { place })})`,
    )
    .selectFrom('hits')
    .innerJoin('project_events', 'project_events.id', 'hits.project_event_id')
    .select(PIN_COLUMNS)
    .orderBy('hits.created_at', 'desc')
    .orderBy('hits.project_event_id', 'desc')
}

/** Events that began before this are off the map. */
export function sinceWhen(now: Date): Date {
  return new Date(now.getTime() - HOURS_SHOWN * 3_600_000)
}
