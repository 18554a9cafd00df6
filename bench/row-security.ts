import { CAST } from '../db/demo/cast.ts'
import { listPublicPartners } from '../domain/partners/list-public-partners.ts'
import { getPublic } from '../domain/project-events/get-public.ts'
import { listPublic } from '../domain/project-events/list-public.ts'
import type { Member } from '../platform/actor.ts'
import { openPool } from '../platform/database/open-pool.ts'
import { openScope, type Rows, type Scope } from '../platform/database/scope.ts'
import { openLog } from '../platform/log.ts'
import type { Caller } from '../platform/operation.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import { furnish } from '../test/world/template.ts'
import type { Cell } from './figures/figures.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { fillItems } from './kit/fill-items.ts'
import { inMilliseconds, median, millisecondsOf } from './kit/median.ts'
import { openBench } from './kit/open-bench.ts'

/**
 * What row security costs: public reads of the pages as the visitor's role beside the same operations as a superuser, whom
 * it does not bind; and single statements of a member, each in its transaction with role and claim, beside the same
 * statement on a plain pool of that superuser. A minute.
 */
const ITEMS = 20_000
const ROUNDS = 60
const WARM_UP = 5
/** So many calls, one after the other, are one sample: a single one is shorter than a turn of the machine. */
const CALLS = 10
const me: Member = { kind: 'member', userId: CAST.supporter.id }

const server = await startPostgres()

/** A scope whose every statement runs as a superuser: `asVisitor` is a plain pool. */
function openUnbound(url: string): Scope {
  const unbound = new URL(url)
  unbound.username = new URL(server.superuserUrl).username
  const pool = openPool({
    target: { url: unbound.href },
    name: 'bench unbound',
    searchPath: 'app',
    connections: 4,
    timeoutMs: 10_000,
    connectMs: 5_000,
    log: openLog('fatal'),
  })
  return openScope({ visitors: pool, people: pool, jobs: pool, awaited: pool })
}

type Pair = { bound: () => Promise<unknown>; unbound: () => Promise<unknown> }

async function compare(pair: Pair): Promise<{ cells: Record<string, Cell>; times: number }> {
  const bound: number[] = []
  const unbound: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    // Which comes first changes, so that neither always finds things warm.
    for (const isBound of round % 2 === 0 ? [true, false] : [false, true]) {
      const ask = isBound ? pair.bound : pair.unbound
      const ms = await millisecondsOf(async () => {
        for (let call = 0; call < CALLS; call += 1) await ask()
      })
      if (round >= 0) (isBound ? bound : unbound).push(ms / CALLS)
    }
  }
  const times = median(bound) / median(unbound)
  return {
    times,
    cells: {
      'with row security': inMilliseconds(median(bound)),
      without: inMilliseconds(median(unbound)),
      times: Number(times.toFixed(2)),
    },
  }
}

async function compareAll(pairs: Record<string, Pair>) {
  const table: Record<string, Record<string, Cell>> = {}
  let most = 0
  for (const [name, pair] of Object.entries(pairs)) {
    const { cells, times } = await compare(pair)
    table[name] = cells
    most = Math.max(most, times)
  }
  return { table, most }
}

const publicUrl = await server.createDatabase('public_rows')
const pages = await openBench(publicUrl)
await fillItems(publicUrl, ITEMS)
const visitor = pages.caller({ kind: 'visitor' })
const unboundPages = openUnbound(publicUrl)
const unboundVisitor: Caller = { ...visitor, house: { ...visitor.house, scope: unboundPages } }
const some = (await listPublic(visitor, { page: 7 })).items[0]?.id ?? ''
const both = (ask: (caller: Caller) => Promise<unknown>): Pair => ({
  bound: () => ask(visitor),
  unbound: () => ask(unboundVisitor),
})
const reads = await compareAll({
  'the list, first page': both((caller) => listPublic(caller, {})),
  'the list, a search': both((caller) => listPublic(caller, { q: 'olive harvest' })),
  'one project': both((caller) => getPublic(caller, { id: some })),
  'the organizations': both((caller) => listPublicPartners(caller, {})),
})

const peopleUrl = await server.createDatabase('own_rows')
await furnish({ url: peopleUrl })
const people = await openBench(peopleUrl)
const unboundPeople = openUnbound(peopleUrl)
const own = (statement: (db: Rows) => Promise<unknown>): Pair => ({
  bound: () => people.scope.reading(me, statement),
  unbound: () => unboundPeople.asVisitor(statement),
})
const statements = await compareAll({
  'own profile': own((db) =>
    db.selectFrom('profiles').selectAll().where('id', '=', me.userId).execute(),
  ),
  'own saved items': own((db) =>
    db.selectFrom('saved_items').selectAll().where('user_id', '=', me.userId).execute(),
  ),
  'own supports with their items': own((db) =>
    db
      .selectFrom('supports')
      .innerJoin('project_events', 'project_events.id', 'supports.project_event_id')
      .selectAll('supports')
      .select(['project_events.title', 'project_events.organization'])
      .where('supports.user_id', '=', me.userId)
      .orderBy('supports.created_at', 'desc')
      .limit(24)
      .execute(),
  ),
})
await pages.close()
await people.close()

keepFigures({
  name: 'row-security',
  title: 'What row security costs',
  how: `The same questions as a role that row security binds and as a superuser, whom it does not, ${ROUNDS} times ${CALLS} calls of each in turn among ${ITEMS.toLocaleString('en-US')} items; medians. A member’s statement has a read-only transaction with role and claim around it, whose end nobody waits for; the other runs on a plain pool.`,
  command: 'npm run bench -- row-security',
  tables: [reads.table, statements.table],
  promises: [
    {
      what: 'a public read beside the same without row security, the most',
      measured: reads.most,
      bound: { most: 1.1 },
    },
    {
      what: 'a member’s single statement beside the same on a plain pool, the most',
      measured: statements.most,
      bound: { most: 1.6 },
    },
  ],
})
// The server ends with us; whether a promise was broken stays in the process's exit code.
process.exit()
