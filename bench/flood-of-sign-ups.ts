import pg from 'pg'
import { m } from '#messages'
import { DEMO_USERS } from '../db/demo/demo-users.ts'
import { listOwnSupports } from '../domain/support/queries/list-own-supports.ts'
import { supportItem } from '../domain/support/commands/support-item.ts'
import type { Actor } from '../platform/actor.ts'
import { newId } from '../platform/database/new-id.ts'
import { isAppError } from '../platform/errors.ts'
import { asSuperuser } from '../test/postgres/create-database.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import { seed } from '../test/app/template.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { inMilliseconds, median } from './kit/median.ts'
import { openBench } from './kit/open-bench.ts'

/**
 * Measures many members who sign up for one project at once, on its own PostgreSQL server: places taken, the answers, and
 * another member's page in the meantime. Takes half a minute.
 */
const PEOPLE = 500
const PLACES = 300
const job: Actor = { kind: 'system', job: 'bench' }

const server = await startPostgres()
const url = await server.createDatabase('sign_ups')
await seed({ url })
const bench = await openBench(url)
const people = await addPeople(PEOPLE)
const itemId = await addProject()

const times: number[] = []
const answers: Record<string, number> = { 'signed up': 0, full: 0, unavailable: 0 }
const other = { kind: 'member', userId: DEMO_USERS.supporter.id } as const
let isOver = false
const from = performance.now()
const flood = Promise.all(people.map(signUp)).then(() => {
  isOver = true
  return performance.now() - from
})
const meanwhile: number[] = []
let refusedMeanwhile = 0
while (!isOver) {
  const { ms, outcome } = await timed(() => listOwnSupports(bench.caller(other), {}))
  if (outcome === 'done') meanwhile.push(ms)
  else refusedMeanwhile += 1
}
const all = await flood
const [taken, stored] = [await placesTaken(), await supportsOf()]
await bench.close()

const { 'signed up': signedUp = 0, full = 0, unavailable = 0 } = answers
keepFigures({
  name: 'flood-of-sign-ups',
  title: 'Simultaneous sign-ups for one project',
  how: `${PEOPLE} members sign up at the same time for a project with ${PLACES} places, through the page's operation, on a PostgreSQL server. Another member reads a page until the last is answered.`,
  command: 'npm run bench -- flood-of-sign-ups',
  tables: [
    {
      [`${PEOPLE} members for ${PLACES} places`]: {
        'signed up': signedUp,
        full,
        'try again': unavailable,
        failed: PEOPLE - signedUp - full - unavailable,
        'places taken': taken,
        'median answer': inMilliseconds(median(times)),
        'all of them': inMilliseconds(all),
      },
    },
    {
      'another member’s page meanwhile': {
        read: meanwhile.length,
        median: inMilliseconds(median(meanwhile)),
        slowest: inMilliseconds(Math.max(...meanwhile)),
      },
    },
  ],
  promises: [
    { what: 'places taken', measured: taken, bound: { least: PLACES } },
    { what: 'supports stored', measured: stored, bound: { most: PLACES } },
    { what: 'sign-ups confirmed to members', measured: signedUp, bound: { most: taken } },
    { what: 'answers "full"', measured: full, bound: { least: PEOPLE - PLACES } },
    { what: 'answers "try again"', measured: unavailable, bound: { most: 0 } },
    {
      what: 'other answers',
      measured: PEOPLE - signedUp - full - unavailable,
      bound: { most: 0 },
    },
    {
      what: 'pages of another member refused meanwhile',
      measured: refusedMeanwhile,
      bound: { most: 0 },
    },
  ],
})
// The server stops with this process; the exit code says whether a target was missed.
process.exit()

/** Inserts members; the trigger on accounts gives each a profile. */
async function addPeople(count: number): Promise<Actor[]> {
  const client = new pg.Client({ connectionString: asSuperuser(url) })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `insert into auth.users (id, name, email, email_verified)
       select gen_random_uuid(), 'Volunteer ' || n, 'volunteer' || n || '@example.org', true
       from generate_series(1, $1::int) n
     returning id`,
    [count],
  )
  await client.end()
  return rows.map(({ id }) => ({ kind: 'member', userId: id }))
}

async function addProject(): Promise<string> {
  const id = newId()
  await bench.scope.as(job, async (db) => {
    const partner = await db
      .selectFrom('partners')
      .select('id')
      .where('userId', '=', DEMO_USERS.partner.id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('projectEvents')
      .values({
        id,
        partnerId: partner.id,
        type: 'project',
        status: 'approved',
        title: 'Plant a forest',
        description: 'Oaks and carob trees on a burnt hill.',
        category: 'environmental-conservation',
        supportTypes: ['volunteer'],
        region: 'asia',
        places: PLACES,
        approvedAt: new Date(),
      })
      .execute()
  })
  return id
}

async function signUp(actor: Actor): Promise<void> {
  const { ms, outcome } = await timed(() =>
    supportItem(bench.caller(actor), { itemId, kind: 'volunteer', places: '1' }),
  )
  times.push(ms)
  const answer = outcome === 'done' ? 'signed up' : outcome
  answers[answer] = (answers[answer] ?? 0) + 1
}

async function timed(work: () => Promise<unknown>): Promise<{ ms: number; outcome: string }> {
  const began = performance.now()
  const outcome = await work().then(
    () => 'done',
    (error: unknown) => {
      if (!isAppError(error)) return String(error)
      return error.message === m.support_full() ? 'full' : error.code
    },
  )
  return { ms: performance.now() - began, outcome }
}

async function placesTaken(): Promise<number> {
  const row = await bench.scope.as(job, (db) =>
    db
      .selectFrom('projectEvents')
      .select('placesTaken')
      .where('id', '=', itemId)
      .executeTakeFirstOrThrow(),
  )
  return row.placesTaken
}

async function supportsOf(): Promise<number> {
  const rows = await bench.scope.as(job, (db) =>
    db.selectFrom('supports').select('id').where('projectEventId', '=', itemId).execute(),
  )
  return rows.length
}
