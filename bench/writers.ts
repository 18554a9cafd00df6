import pg from 'pg'
import { DEMO_USERS } from '../db/demo/demo-users.ts'
import { ANNOUNCEMENT, ANNOUNCING, createAnnouncer } from '../platform/database/create-announcer.ts'
import { newId } from '../platform/database/new-id.ts'
import { createLogger } from '../platform/log.ts'
import { asSuperuser } from '../test/postgres/create-database.ts'
import { DURABLE, startPostgres } from '../test/postgres/start-postgres.ts'
import { seed } from '../test/app/template.ts'
import type { Cell } from './figures/figures.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { median } from './kit/median.ts'

/**
 * Measures what notifications cost writers: PostgreSQL commits transactions that notify one after the other, so the product
 * announces after the commit. Many connections write sign-ups, each for a project of its own so that no row lock makes them
 * wait, on a server that waits for its disk, with two processes listening; with the triggers that notify and without them,
 * alternating. Takes a minute.
 */
const WRITERS = 32
const COMMITS = 60
const ROUNDS = 7
/** The triggers that a sign-up fires. */
const NOTIFYING = [
  ['app.supports', 'notify_live'],
  ['app.supports', 'notify_content'],
  ['app.project_events', 'notify_content'],
] as const

const KINDS = ['with', 'without'] as const

const server = await startPostgres(DURABLE)
const url = await server.createDatabase('writers')
await seed({ url })
const admin = await open(asSuperuser(url))
const people = await addPeople(COMMITS)
const partner = await idOf('select id from app.partners where user_id = $1', DEMO_USERS.partner.id)
await listen()
await listen()
const announcements = await open(asSuperuser(url), { synchronous_commit: 'off' })
const announcer = createAnnouncer({
  query: (text, values) => announcements.query(text, values),
  missed: fail,
  log: createLogger('error'),
})
const writers = await Promise.all(Array.from({ length: WRITERS }, openWriter))

const rates: { with: number[]; without: number[] } = { with: [], without: [] }
// The first round warms caches and is not counted.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const kind of round % 2 === 0 ? KINDS : KINDS.toReversed()) {
    await setTriggers(kind === 'with')
    const rate = await commitsPerSecond()
    if (round > 0) rates[kind].push(rate)
  }
}
const [bound, free] = [median(rates.with), median(rates.without)]
const row = (rate: number, of: readonly number[]): Record<string, Cell> => ({
  'commits a second': Math.round(rate),
  slowest: Math.round(Math.min(...of)),
  fastest: Math.round(Math.max(...of)),
})
keepFigures({
  name: 'writers',
  title: 'Notifications and writers',
  how: `${WRITERS} connections write sign-ups, each for a project of its own, ${COMMITS} per connection and round, on a PostgreSQL server that waits for its disk; ${ROUNDS} rounds with the triggers that notify and ${ROUNDS} without, alternating. Two connections listen.`,
  command: 'npm run bench -- writers',
  tables: [{ 'with notifications': row(bound, rates.with), without: row(free, rates.without) }],
  promises: [
    {
      what: 'commits with notifications, compared with none',
      measured: bound / free,
      bound: { least: 0.8 },
      // Missed in some runs: what remains is mostly the work of the triggers, see docs/decisions/0014.
      aim: true,
    },
  ],
})
// The server stops with this process; the exit code says whether a target was missed.
process.exit()

async function open(
  connectionString: string,
  settings: Record<string, string> = {},
): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  for (const [name, value] of Object.entries(settings)) {
    await client.query('select set_config($1, $2, false)', [name, value])
  }
  return client
}

/** Returns a function that runs one transaction and announces it as the scope does. */
async function openWriter(): Promise<(text: string) => Promise<void>> {
  const client = await open(asSuperuser(url), ANNOUNCING)
  let lines: string[] = []
  client.on('notice', ({ code, message = '' }) => {
    if (code === ANNOUNCEMENT) lines.push(message)
  })
  return async (text) => {
    lines = []
    await client.query(text)
    announcer.announce(lines)
  }
}

function fail(): never {
  throw new Error('an announcement failed')
}

/** Listens like a process. */
async function listen(): Promise<void> {
  const client = await open(asSuperuser(url))
  await client.query('listen content; listen features; listen live')
}

async function idOf(text: string, value: string): Promise<string> {
  const { rows } = await admin.query<{ id: string }>(text, [value])
  return rows[0]?.id ?? ''
}

async function addPeople(count: number): Promise<string[]> {
  const { rows } = await admin.query<{ id: string }>(
    `insert into auth.users (id, name, email, email_verified)
       select gen_random_uuid(), 'Volunteer ' || n, 'volunteer' || n || '@example.org', true
       from generate_series(1, $1::int) n
     returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

async function addProjects(count: number): Promise<string[]> {
  const { rows } = await admin.query<{ id: string }>(
    `insert into app.project_events (id, partner_id, type, status, title, description, category, support_types, region,
         places, approved_at)
       select gen_random_uuid(), $1, 'project', 'approved', 'Plant a forest', 'Oaks on a hill.',
         'environmental-conservation', '{volunteer}', 'asia', 1000, now()
       from generate_series(1, $2::int)
     returning id`,
    [partner, count],
  )
  return rows.map(({ id }) => id)
}

async function setTriggers(areOn: boolean): Promise<void> {
  for (const [table, trigger] of NOTIFYING) {
    await admin.query(`alter table ${table} ${areOn ? 'enable' : 'disable'} trigger ${trigger}`)
  }
}

/** Lets all writers sign everyone up for new projects. */
async function commitsPerSecond(): Promise<number> {
  const projects = await addProjects(WRITERS)
  await admin.query('checkpoint')
  const from = performance.now()
  await Promise.all(
    writers.map(async (writer, at) => {
      for (const person of people) await writer(signUp(projects[at] ?? '', person))
    }),
  )
  return (WRITERS * COMMITS) / ((performance.now() - from) / 1000)
}

/** What `supportItem` writes, in one round trip, so that the server and not this process is measured. */
function signUp(project: string, person: string): string {
  const [support, mail] = [newId(), newId()]
  return `begin; set local role app_member; set local app.user_id = '${person}';
    insert into app.idempotency_keys (actor, operation, key, content, at)
      values ('member:${person}', 'support.support-item', '${support}', 'x', now());
    insert into app.supports (id, project_event_id, kind, user_id, name, email, phone, message, places, created_at, updated_at)
      values ('${support}', '${project}', 'volunteer', '${person}', 'A volunteer', 'volunteer@example.org', null, '', 1, now(), now());
    insert into app.mails (id, kind, to_address, subject, text, html, due_at, created_at)
      values ('${mail}', 'support.new', 'office@example.org', 'A volunteer', '${'A line of text. '.repeat(30)}', '${'<p>A line.</p>'.repeat(80)}', now(), now());
    update app.idempotency_keys set answer = '{"id":"${support}"}'
      where actor = 'member:${person}' and operation = 'support.support-item' and key = '${support}';
    commit`
}
