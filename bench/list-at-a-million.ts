import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { ISRAEL } from '../domain/places/place.ts'
import { listMap } from '../domain/project-events/list-map.ts'
import { listPublic } from '../domain/project-events/list-public.ts'
import { openSwitches } from '../domain/site/open-switches.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { readEnv } from '../platform/env.ts'
import { openLog } from '../platform/log.ts'
import type { Caller } from '../platform/operation.ts'
import { openPictures } from '../platform/pictures/open-pictures.ts'
import { openSeal } from '../platform/seal.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'

/**
 * How long the public list and the map take at 1,000, 100,000 and 1,000,000 items: the median of 15 calls of the very
 * operations the pages call, one after the other, on a PostgreSQL server of its own. Started by hand, a few minutes:
 * `node bench/list-at-a-million.ts`. Every word is in about one item in forty but `rarissimum`, which is in one.
 */
const SIZES = [1_000, 100_000, 1_000_000]
const CALLS = 15
const street = { south: 31.77, north: 31.79, west: 35.19, east: 35.22 }
const town = { south: 31.9, north: 32.2, west: 34.7, east: 34.95 }

const asked: [string, (caller: Caller) => Promise<unknown>][] = [
  ['list, first page', (caller) => listPublic(caller, {})],
  ['list, page 21', (caller) => listPublic(caller, { page: 21 })],
  ['list, events', (caller) => listPublic(caller, { type: 'event' })],
  [
    'list, topic and region',
    (caller) => listPublic(caller, { category: 'education', region: 'asia' }),
  ],
  ['list, upcoming events', (caller) => listPublic(caller, { type: 'event', time: 'upcoming' })],
  ['list, ways to help', (caller) => listPublic(caller, { supportType: 'invest' })],
  ['search, a common word', (caller) => listPublic(caller, { q: 'olive' })],
  ['search, three words', (caller) => listPublic(caller, { q: 'olive harvest school' })],
  ['search, parts of words', (caller) => listPublic(caller, { q: 'oliv harv' })],
  ['search, Hebrew with points', (caller) => listPublic(caller, { q: 'יַעַר' })],
  ['search, the one oldest', (caller) => listPublic(caller, { q: 'rarissimum' })],
  ['search, nothing there', (caller) => listPublic(caller, { q: 'nusquam' })],
  ['search, two letters', (caller) => listPublic(caller, { q: 'zq' })],
  [
    'search and filters',
    (caller) => listPublic(caller, { q: 'olive', type: 'event', region: 'europe' }),
  ],
  ['map, all of Israel', (caller) => listMap(caller, { within: ISRAEL })],
  ['map, a town', (caller) => listMap(caller, { within: town })],
  ['map, a street', (caller) => listMap(caller, { within: street })],
  ['map, elsewhere', (caller) => listMap(caller, { outside: ISRAEL })],
  ['map, a town and a word', (caller) => listMap(caller, { within: town, q: 'olive' })],
]

const server = await startPostgres()
const table: Record<string, Record<string, string>> = {}
for (const size of SIZES) {
  const url = await server.createDatabase(`list_${size}`)
  const log = openLog('error')
  const env = readEnv({ APP_ENV: 'demo', DATABASE_URL: url })
  const database = await openDatabase(env, log)
  const started = performance.now()
  await fill(url, size)
  console.error(`${size} items in ${Math.round((performance.now() - started) / 1000)} s`)
  const switches = openSwitches({ scope: database.scope })
  await switches.refresh()
  const caller: Caller = {
    house: {
      scope: database.scope,
      clock: systemClock,
      log,
      wakeMail() {},
      origin: 'http://127.0.0.1',
      seal: openSeal('bench'),
      storage: openStorage(path.join(tmpdir(), 'list-at-a-million')),
      pictures: openPictures(),
      payments: null,
      model: null,
      switches,
    },
    actor: { kind: 'visitor' },
    requestId: randomUUID(),
  }
  for (const [name, ask] of asked) {
    const times: number[] = []
    for (let call = 0; call < CALLS; call += 1) {
      const from = performance.now()
      await ask(caller)
      times.push(performance.now() - from)
    }
    const median = times.sort((one, other) => one - other)[Math.floor(CALLS / 2)]!
    table[name] = { ...table[name], [size.toLocaleString('en-US')]: `${median.toFixed(1)} ms` }
  }
  await database.close()
  console.table(table)
}
// The server ends with us.
process.exit()

/** Fills a database of ours in one go: past the triggers and row security, which would take an hour for a million rows. */
async function fill(url: string, size: number) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const tables = ['partners', 'project_events', 'search_documents', 'facet_counts']
  const each = (change: string) =>
    tables.map((name) => `alter table app.${name} ${change};`).join('')
  await client.query(each('disable row level security') + each('disable trigger user'))
  await client.query(`
    drop index app.search_documents_haystack;
    insert into app.partners (id, status, is_public, name, search_name, website, registration_number, country,
        organization_type, year_established, charitable_status, email, phone, contact_person_name,
        contact_person_role, social_links, approved_at)
      select gen_random_uuid(), 'approved', true, 'Organization ' || n, 'organization ' || n,
        'https://example.org', '58' || n, 'israel', 'nonprofit-association', 1998, 'yes', 'office@example.org',
        '+972 2 000 0000', 'Noa Levin', 'Director', '{}', now() from generate_series(1, 200) n`)
  await client.query(
    `with owners as (select array_agg(id) as ids from app.partners),
      words as (select array['olive','harvest','school','bakery','garden','forest','shelter','music','theatre','clinic',
        'desert','river','bridge','kitchen','library','orchard','workshop','memory','soldier','widow','student','coding',
        'robot','football','choir','archive','museum','spring','valley','mountain','village','harbour','market','lantern',
        'veteran','aliyah','hebrew','יער','שלום','בית'] as w)
    insert into app.project_events (id, partner_id, type, status, is_public, title, description, organization, category,
        support_types, region, search_text, created_at, approved_at, start_datetime, latitude, longitude)
      select gen_random_uuid(), ids[1 + n % 200], case when n % 3 = 0 then 'event' else 'project' end, 'approved', true,
        'Item ' || n, repeat('A sentence of a description. ', 20), 'Organization ' || n % 200,
        (array['environmental-conservation','education','community-development','healthcare','technology','arts-culture','social-justice','events'])[1 + n % 8],
        array[(array['volunteer','donate','visit','invest','business'])[1 + n % 5]],
        (array['asia','asia','asia','europe','north-america'])[1 + n % 5],
        'item ' || n || ' ' || w[1 + floor(random() * 40)] || ' ' || w[1 + floor(random() * 40)] || ' ' ||
          w[1 + floor(random() * 40)] || ' ' || md5(n::text) || case when n = 1 then ' rarissimum' else '' end,
        now() - interval '3 years' + n * interval '1 minute', now(), now() + (n - $1 / 2) * interval '1 minute',
        case when n % 5 < 3 then 29.5 + random() * 3.9 else -40 + random() * 100 end,
        case when n % 5 < 3 then 34.2 + random() * 1.7 else -120 + random() * 150 end
      from generate_series(1, $1::int) n, owners, words`,
    [size],
  )
  await client.query(`
    insert into app.search_documents (project_event_id, type, category, region, district, support_types, created_at,
        start_datetime, haystack, latitude, longitude)
      select id, type, category, region, district, support_types, created_at, start_datetime,
        search_text || ' ' || lower(organization), latitude, longitude from app.project_events;
    insert into app.facet_counts (type, category, region, n)
      select type, category, coalesce(region, ''), count(*) from app.search_documents group by 1, 2, 3;
    create index search_documents_haystack on app.search_documents using gin (haystack public.gin_trgm_ops)
      with (fastupdate = off)`)
  await client.query(each('enable trigger user') + each('enable row level security'))
  await client.query('vacuum analyze')
  await client.end()
}
