import { DEMO_USERS } from '../db/demo/demo-users.ts'
import { listPublicPartners } from '../domain/partners/queries/list-public-partners.ts'
import { getPublic } from '../domain/project-events/queries/get-public.ts'
import { listPublic } from '../domain/project-events/queries/list-public.ts'
import type { Member } from '../platform/actor.ts'
import { createPool } from '../platform/database/create-pool.ts'
import { createScope, type Db, type Scope } from '../platform/database/scope.ts'
import { createLogger } from '../platform/log.ts'
import type { Caller } from '../platform/operation.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import { seed } from '../test/app/template.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { comparePairs, type Pair } from './kit/compare-pairs.ts'
import { fillItems } from './kit/fill-items.ts'
import { openBench } from './kit/open-bench.ts'

/**
 * Measures the cost of row security: public reads with the visitor's role compared with a superuser, who bypasses it; and a
 * member's single statements, each in a transaction with role and claim, compared with the same statement on the superuser's
 * plain pool. Takes a minute.
 */
const ITEMS = 20_000
const ROUNDS = 120
const me: Member = { kind: 'member', userId: DEMO_USERS.supporter.id }

const server = await startPostgres()

/** A scope that runs every statement as a superuser: `asVisitor` is a plain pool. */
function openUnbound(url: string): Scope {
  const unbound = new URL(url)
  unbound.username = new URL(server.superuserUrl).username
  const pool = createPool({
    target: { url: unbound.href },
    name: 'bench unbound',
    searchPath: 'app',
    connections: 4,
    timeoutMs: 10_000,
    connectMs: 5_000,
    log: createLogger('fatal'),
  })
  return createScope({ visitors: pool, people: pool, jobs: pool, awaited: pool })
}

const publicUrl = await server.createDatabase('public_rows')
const pages = await openBench(publicUrl)
await fillItems(publicUrl, ITEMS)
const visitor = pages.caller({ kind: 'visitor' })
const unboundPages = openUnbound(publicUrl)
const unboundVisitor: Caller = { ...visitor, runtime: { ...visitor.runtime, scope: unboundPages } }
const some = (await listPublic(visitor, { page: 7 })).items[0]?.id ?? ''
const both = (ask: (caller: Caller) => Promise<unknown>): Pair => ({
  bound: () => ask(visitor),
  unbound: () => ask(unboundVisitor),
})
const reads = await comparePairs(
  {
    'the list, first page': both((caller) => listPublic(caller, {})),
    'the list, a search': both((caller) => listPublic(caller, { q: 'olive harvest' })),
    'one project': both((caller) => getPublic(caller, { id: some })),
    'the organizations': both((caller) => listPublicPartners(caller, {})),
  },
  ROUNDS,
)

const peopleUrl = await server.createDatabase('own_rows')
await seed({ url: peopleUrl })
const people = await openBench(peopleUrl)
const unboundPeople = openUnbound(peopleUrl)
const own = (statement: (db: Db) => Promise<unknown>): Pair => ({
  bound: () => people.scope.reading(me, statement),
  unbound: () => unboundPeople.asVisitor(statement),
})
const statements = await comparePairs(
  {
    'own profile': own((db) =>
      db.selectFrom('profiles').selectAll().where('id', '=', me.userId).execute(),
    ),
    'own saved items': own((db) =>
      db.selectFrom('savedItems').selectAll().where('userId', '=', me.userId).execute(),
    ),
    'own supports with their items': own((db) =>
      db
        .selectFrom('supports')
        .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
        .selectAll('supports')
        .select(['projectEvents.title', 'projectEvents.organization'])
        .where('supports.userId', '=', me.userId)
        .orderBy('supports.createdAt', 'desc')
        .limit(24)
        .execute(),
    ),
  },
  ROUNDS,
)
await pages.close()
await people.close()

keepFigures({
  name: 'row-security',
  title: 'Cost of row security',
  how: `The same queries with a role under row security and as a superuser, who bypasses it, in pairs, ${ROUNDS} rounds, among ${ITEMS.toLocaleString('en-US')} items; median times, and the median of the ratios within a round with their interquartile range. A member’s statement runs in a read-only transaction with role and claim, without waiting for its end; the other runs on a plain pool.`,
  command: 'npm run bench -- row-security',
  tables: [reads.table, statements.table],
  promises: [
    {
      what: 'public reads, ratio to the same without row security, all together',
      measured: reads.times,
      bound: { most: 1.1 },
    },
    {
      what: 'a member’s single statements, ratio to the same on a plain pool, all together',
      measured: statements.times,
      bound: { most: 1.6 },
    },
  ],
})
// The server stops with this process; the exit code says whether a target was missed.
process.exit()
