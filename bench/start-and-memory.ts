import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sparing } from '../scripts/start/sparing.mjs'
import { signIn } from '../test/faults/ask.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { median } from './kit/median.ts'
import { askMany } from './start/ask-many.ts'
import { startTimed, type Started } from './start/start-timed.ts'
import { weigh } from './start/weigh.ts'

/**
 * `npm run bench -- start-and-memory`: measures the time to the first page and the memory of the built server, compared with a
 * minimal Node server.
 */
const STARTS = 7
const CONNECTIONS = 16
const MOST_TIMES = 12
const MOST_MIB = 265
const PROGRAM = 'build/server/server.js'

if (!existsSync(path.join(import.meta.dirname, '..', PROGRAM))) {
  throw new Error('There is no build: run "npm run build" first.')
}
const folder = await mkdtemp(path.join(tmpdir(), 'start-'))
const postgres = await startPostgres()
const demo = {
  ...sparing,
  APP_ENV: 'demo',
  PORT: '0',
  LOG_LEVEL: 'warn',
  LIMITS: 'wide',
  AUTH_SECRET: 'a secret of the measurement, long enough',
}
const kinds = {
  'bare node:http': () => startTimed('bench/start/bare-server.ts'),
  'on PGlite': () => startTimed(PROGRAM, { ...demo, DATA_DIR: path.join(folder, 'pglite') }),
  'on PostgreSQL': async () =>
    startTimed(PROGRAM, { ...demo, DATA_DIR: path.join(folder, 'files'), DATABASE_URL: database }),
}
type Kind = keyof typeof kinds
const names = Object.keys(kinds) as Kind[]
const times = new Map<Kind, number[]>(names.map((name) => [name, []]))
const ready = new Map<Kind, ReturnType<typeof weigh>[]>(names.map((name) => [name, []]))
const loaded = new Map<Kind, ReturnType<typeof weigh>>()
const refused = new Map<Kind, number>()
const database = await postgres.createDatabase('start')

try {
  // The first start migrates, loads the demo and fills the compile cache.
  for (const name of names) await (await kinds[name]()).stop()
  for (let start = 0; start < STARTS; start++) {
    for (const name of names) {
      const server = await kinds[name]()
      try {
        times.get(name)?.push(server.firstPageMs)
        ready.get(name)?.push(weigh(server.pid))
        if (start < STARTS - 1) continue
        refused.set(name, await ask(server, name))
        loaded.set(name, weigh(server.pid))
      } finally {
        await server.stop()
      }
    }
  }
} finally {
  // A running child must not keep this process alive.
  const waiting = setInterval(() => {}, 1_000)
  await postgres.stop()
  clearInterval(waiting)
  await rm(folder, { recursive: true, force: true })
}

/** Requests cached pages, uncached pages and pages of a signed-in person. Returns the number of refused requests. */
async function ask({ url }: Started, name: Kind): Promise<number> {
  const many = (count: number, address: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => url + address(at))
  const pages = [
    ...many(1_600, () => '/projects-events'),
    ...many(320, (at) => `/projects-events?q=word${at}`),
  ]
  const asVisitor = await askMany(pages, { connections: CONNECTIONS })
  if (name === 'bare node:http') return asVisitor
  const own = [...many(160, () => '/projects-events'), ...many(160, () => '/dashboard')]
  return asVisitor + (await askMany(own, { connections: CONNECTIONS, cookie: await signIn(url) }))
}

const firstPage = (name: Kind) => median(times.get(name) ?? [])
const bare = firstPage('bare node:http')
const round = (value: number | null | undefined) => (value == null ? '–' : Math.round(value))
keepFigures({
  name: 'start-and-memory',
  title: 'Start and memory',
  how:
    `The built server with an existing database, ${STARTS} starts each, alternating with a bare node:http server; medians of the time ` +
    'from starting the process until the home page was read. Memory is that of the process with all threads, including the embedded ' +
    `database's, in MiB; under load after 2,240 pages over ${CONNECTIONS} connections: cached pages, new searches, and pages of a ` +
    'signed-in person.',
  command: 'npm run bench -- start-and-memory',
  tables: [
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          'first page, ms': round(firstPage(name)),
          '× bare': Number((firstPage(name) / bare).toFixed(1)),
          'RSS ready': round(median((ready.get(name) ?? []).map(({ rss }) => rss))),
          'PSS ready': round(median((ready.get(name) ?? []).map(({ pss, rss }) => pss ?? rss))),
          'RSS after load': round(loaded.get(name)?.rss),
          'PSS after load': round(loaded.get(name)?.pss),
          'most RSS': round(loaded.get(name)?.peak),
          refused: refused.get(name) ?? 0,
        },
      ]),
    ),
  ],
  promises: names.slice(1).flatMap((name) => [
    {
      what: `time to the first page ${name}, relative to a bare server`,
      measured: firstPage(name) / bare,
      bound: { most: MOST_TIMES },
      aim: true,
    },
    {
      what: `maximum memory ${name} under ${CONNECTIONS} connections, in MiB`,
      measured: loaded.get(name)?.peak ?? loaded.get(name)?.rss ?? Infinity,
      bound: { most: MOST_MIB },
      aim: true,
    },
  ]),
})
