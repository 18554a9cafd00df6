import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ISRAEL } from '#domain/project-events/place.ts'
import { createAppWithManyItems } from '#test/app/many-items.ts'
import { visitor, type TestApp } from '#test/app/create-test-app.ts'
import { listMap, selectPins } from './queries/list-map.ts'
import { listPartnerPlaces } from './queries/list-partner-places.ts'
import { AREA_PINS_MOST, PINS_MOST } from './map-pin.ts'
import { NO_FILTERS, type ListFilters } from './listing.ts'
import type { Place } from './conditions.ts'

const everything: ListFilters = { ...NO_FILTERS, time: 'upcoming' }
const town = { south: 31.9, north: 32.2, west: 34.7, east: 34.95 }
const street = { south: 31.77, north: 31.79, west: 35.19, east: 35.22 }

/** Query plans need a real server, as for the list. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('among 20,000', () => {
  let app: TestApp
  let partner: string

  beforeAll(async () => {
    app = await createAppWithManyItems()
    const { partnerId } = await app.runtime.scope.asVisitor((db) =>
      db
        .selectFrom('projectEvents')
        .select('partnerId')
        .where('title', '=', 'Item 1')
        .executeTakeFirstOrThrow(),
    )
    partner = partnerId
    // As on a site that has run for a while: without it, reading the index alone costs more than it does.
    await app.asOwner('vacuum analyze app.search_documents')
  })
  afterAll(() => app.close())

  async function planOf(place: Place, filters: Partial<ListFilters> = {}): Promise<string> {
    const now = app.runtime.clock.now()
    const plan = await app.runtime.scope.asVisitor((db) =>
      selectPins(db, {
        filters: { ...everything, ...filters },
        now,
        place,
        shown: AREA_PINS_MOST,
        most: AREA_PINS_MOST + 1,
        reach: 'all',
      }).explain<{ 'QUERY PLAN': string }>(),
    )
    return plan.map((row) => row['QUERY PLAN']).join('\n')
  }

  test('a small area is read from the newest of its cells on, merged in order, without documents', async () => {
    for (const [within, cells] of [
      [street, 1],
      [town, 9],
    ] as const) {
      for (const filters of [
        {},
        { type: 'event' },
        { supportTypes: ['visit'], category: 'healthcare' },
      ] as const) {
        const plan = await planOf({ within }, filters)
        const [before, after = ''] = plan.split('CTE hits')
        expect(before).not.toContain('search_documents_')
        expect(after.match(/Index Only Scan using search_documents_cell/g)).toHaveLength(cells)
      }
    }
    expect(await planOf({ within: town })).toContain('Merge Append')
  })

  test('a large area without places is read by the index of places', async () => {
    const sea = { south: -60, north: -45, west: -40, east: 0 }
    expect(await planOf({ within: sea })).toContain('search_documents_place')
  })

  test('a town with a word is read by the trigram index, limited to the cells that the town touches', async () => {
    const plan = await planOf({ within: town }, { q: 'abc' })
    expect(plan).toMatch(/Bitmap Index Scan on search_documents_haystack/)
    expect(plan).toMatch(/tags && '\{"?cell:1044757/)
  })

  test('a large area is read from the newest on, until there are enough', async () => {
    for (const place of [{ within: ISRAEL }, {}]) {
      const plan = await planOf(place)
      expect(plan).toMatch(/search_documents_(newest|place)/)
      expect(plan).not.toContain('Seq Scan on search_documents')
    }
  })

  test('pins are fetched by id', async () => {
    expect(await planOf({ within: street })).toContain('project_events_pkey')
  })

  test.each<Partial<ListFilters>>([{ type: 'event' }, { supportTypes: ['visit'] }, { q: 'abc' }])(
    'filtered by %j, it scans no table',
    async (filters) => {
      expect(await planOf({ within: street }, filters)).not.toContain('Seq Scan')
    },
  )

  test('the list next to the map reads only the items it shows, and counts the others by their documents', async () => {
    const caller = app.caller(visitor)
    const all = await listMap(caller, { within: ISRAEL, shown: 24 })
    expect(all).toMatchObject({ total: PINS_MOST, capped: true })
    expect(all.pins).toHaveLength(24)
    const near = await listMap(caller, { within: street })
    const some = await listMap(caller, { within: street, shown: 1 })
    expect(some).toMatchObject({ total: near.pins.length, capped: false })
    expect(some.pins).toEqual(near.pins.slice(0, 1))
  })

  test('finds the requested items among many', async () => {
    const caller = app.caller(visitor)
    const all = await listMap(caller, {})
    expect(all.capped).toBe(true)
    expect(all.pins).toHaveLength(PINS_MOST)
    const area = await listMap(caller, { within: ISRAEL })
    expect(area.pins).toHaveLength(AREA_PINS_MOST)
    const near = await listMap(caller, { within: street })
    expect(near.capped).toBe(false)
    for (const { latitude, longitude } of near.pins) {
      expect(latitude >= street.south && latitude <= street.north).toBe(true)
      expect(longitude >= street.west && longitude <= street.east).toBe(true)
    }
    expect(await listPartnerPlaces(caller, { partnerId: partner })).toHaveLength(200)
  })

  test('without that index, a street is no longer read by its cells', async () => {
    await app.asOwner('drop index app.search_documents_cell')
    expect(await planOf({ within: street })).not.toContain('search_documents_cell')
  })
})
