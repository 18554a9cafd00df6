import { addDays } from '../domain/project-events/day.ts'
import { NO_FILTERS } from '../domain/project-events/listing.ts'
import { ISRAEL, type District } from '../domain/project-events/place.ts'
import { countDays } from '../domain/project-events/queries/count-days.ts'
import { findMatching } from '../domain/project-events/queries/find-matching.ts'
import { listCalendarEvents } from '../domain/project-events/queries/list-calendar-events.ts'
import { listFeatured } from '../domain/project-events/queries/list-featured.ts'
import { listMap } from '../domain/project-events/queries/list-map.ts'
import { listRelated } from '../domain/project-events/queries/list-related.ts'
import { listPublic } from '../domain/project-events/queries/list-public.ts'
import { listForYou } from '../domain/recommendations/queries/list-for-you.ts'
import { newId } from '../platform/database/new-id.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { askBySize, type Place, type Question } from './kit/ask-by-size.ts'
import { fillItems } from './kit/fill-items.ts'
import { addSupporter } from './kit/add-supporter.ts'
import { openBench } from './kit/open-bench.ts'

/**
 * Measures the public list, search, counts, map and calendar with 1,000, 100,000 and 1,000,000 items, through the pages' operations, on its
 * own PostgreSQL server. Takes three minutes, mostly for filling tables.
 */
const SIZES = [1_000, 100_000, 1_000_000]
const ROUNDS = 41
const street = { south: 31.77, north: 31.79, west: 35.19, east: 35.22 }
const town = { south: 31.9, north: 32.2, west: 34.7, east: 34.95 }
const districts: District[] = ['haifa-district']
const today = new Date().toISOString().slice(0, 10)
const month = { from: today, to: addDays(today, 30) }
const around = { latitude: 31.79, longitude: 35.21, km: 25 }

/** Has wishes, in each of the databases. */
const supporter = { kind: 'member', userId: newId() } as const

const lists: Question[] = [
  ['list and counts, first page', (caller) => listPublic(caller, {})],
  ['list and counts, page 21', (caller) => listPublic(caller, { page: 21 })],
  ['list and counts, events', (caller) => listPublic(caller, { type: 'event' })],
  [
    'list and counts, topic and region',
    (caller) => listPublic(caller, { categories: ['education'], regions: ['asia'] }),
  ],
  ['list and counts, not past', (caller) => listPublic(caller, { time: 'upcoming' })],
  ['list, upcoming events', (caller) => listPublic(caller, { type: 'event', time: 'upcoming' })],
  ['list, past events', (caller) => listPublic(caller, { type: 'event', time: 'past' })],
  ['list, next month', (caller) => listPublic(caller, { time: 'month' })],
  ['list, free places', (caller) => listPublic(caller, { time: 'upcoming', hasPlaces: true })],
  ['list, most needed', (caller) => listPublic(caller, { time: 'upcoming', sort: 'needed' })],
  ['list, a district', (caller) => listPublic(caller, { time: 'upcoming', districts })],
  ['list, a district, at any time', (caller) => listPublic(caller, { districts })],
  ['list, near a town', (caller) => listPublic(caller, { time: 'upcoming', around })],
  [
    'list, nearest to a town',
    (caller) => listPublic(caller, { time: 'upcoming', around, sort: 'nearest' }),
  ],
  ['list, ways to help', (caller) => listPublic(caller, { supportTypes: ['invest'] })],
]

const searches: Question[] = [
  ['search, a common word', (caller) => listPublic(caller, { q: 'olive' })],
  ['search, three words', (caller) => listPublic(caller, { q: 'olive harvest school' })],
  ['search, parts of words', (caller) => listPublic(caller, { q: 'oliv harv' })],
  ['search, Hebrew with points', (caller) => listPublic(caller, { q: 'יַעַר' })],
  ['search, the one oldest', (caller) => listPublic(caller, { q: 'rarissimum' })],
  ['search, nothing there', (caller) => listPublic(caller, { q: 'nusquam' })],
  ['search, two letters', (caller) => listPublic(caller, { q: 'zq' })],
  [
    'search and filters',
    (caller) => listPublic(caller, { q: 'olive', type: 'event', regions: ['europe'] }),
  ],
]

/** Their results grow with the number of items: a town has more pins. */
const others: Question[] = [
  ['map, all of Israel', (caller) => listMap(caller, { within: ISRAEL, shown: 24 })],
  ['map, all pins at once', (caller) => listMap(caller, {})],
  ['map, a town', (caller) => listMap(caller, { within: town })],
  ['map, a street', (caller) => listMap(caller, { within: street })],
  ['map, elsewhere', (caller) => listMap(caller, { outside: ISRAEL, shown: 24 })],
  ['map, a town and a word', (caller) => listMap(caller, { within: town, q: 'olive' })],
  [
    'calendar, a month of a district',
    (caller) => listCalendarEvents(caller, { ...month, filters: { ...NO_FILTERS, districts } }),
  ],
  ['calendar, a month', (caller) => listCalendarEvents(caller, month)],
  [
    'calendar, the days of a district',
    (caller) => countDays(caller, { ...month, filters: { ...NO_FILTERS, districts } }),
  ],
  ['calendar, the days', (caller) => countDays(caller, month)],
  [
    'search, three words, everything',
    (caller) => listPublic(caller, { q: 'olive harvest school', isEverywhere: true }),
  ],
  ['home page, featured', (caller) => listFeatured(caller, {})],
  [
    'an item, related ones',
    (caller) =>
      listRelated(caller, {
        id: newId(),
        category: 'education',
        areas: [{ district: null, region: 'europe' }],
      }),
  ],
  ['For you, all its wishes', (caller) => listForYou({ ...caller, actor: supporter }, {})],
  [
    'assistant, a word and a region',
    (caller) => findMatching(caller, { words: ['olive'], regions: ['europe'] }),
  ],
]

const server = await startPostgres()
const places: Place[] = []
const open = []
for (const size of SIZES) {
  const url = await server.createDatabase(`list_${size}`)
  const bench = await openBench(url)
  const started = performance.now()
  await fillItems(url, size)
  await addSupporter(url, supporter.userId)
  console.error(`${size} items in ${Math.round((performance.now() - started) / 1000)} s`)
  places.push({ size, caller: bench.caller({ kind: 'visitor' }) })
  open.push(bench)
}
const [listed, searched, mapped] = [
  await askBySize(places, lists, ROUNDS),
  await askBySize(places, searches, ROUNDS),
  await askBySize(places, others, ROUNDS),
]
for (const bench of open) await bench.close()

keepFigures({
  name: 'list-at-a-million',
  title: 'Public list, search, counts, map and calendar by number of items',
  how: `The pages' operations, each ${ROUNDS} times, alternating between databases of ${SIZES.map((size) => size.toLocaleString('en-US')).join(', ')} public items, one of a hundred an event in two places, on one PostgreSQL server; medians, and the ratio between the largest and the smallest.`,
  command: 'npm run bench -- list-at-a-million',
  tables: [listed.table, searched.table, mapped.table],
  promises: [
    { ...listed.promise, what: `lists and counts: ${listed.promise.what}` },
    { ...searched.promise, what: `searches: ${searched.promise.what}` },
    { ...mapped.promise, what: `others: ${mapped.promise.what}`, aim: true },
  ],
})
// The server stops with this process; the exit code says whether a target was missed.
process.exit()
