import pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { asSuperuser } from '../test/postgres/create-database.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import { startProduct } from '../test/e2e/start-product.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { median } from './kit/median.ts'

/**
 * Measures the page cache while public content changes: two processes of the product on one database, visitors on one of them, and once
 * a second a new title of a project. Counts the answers from the cache, and how long after its commit a title shows on the other process.
 */
const VIEWS_PER_SECOND = 100
const SECONDS = 30

const server = await startPostgres()
const url = await server.createDatabase('cached')
const [visited, other] = [
  await startProduct({ DATABASE_URL: url }),
  await startProduct({ DATABASE_URL: url }),
]
const database = new pg.Client({ connectionString: asSuperuser(url) })
await database.connect()
try {
  await measure()
} finally {
  await database.end()
  await visited.stop()
  await other.stop()
  // A running child must not keep this process alive.
  const waiting = setInterval(() => {}, 1_000)
  await server.stop()
  clearInterval(waiting)
}

async function measure() {
  const pages = await findPages()
  for (const path of new Set(pages)) await (await fetch(visited.url + path)).text()
  const views = { hits: 0, all: 0 }
  const delays: number[] = []
  const items = pages.filter((path) => path.startsWith('/projects-events/'))
  const from = performance.now()
  let writing = Promise.resolve()
  for (let view = 0; view < SECONDS * VIEWS_PER_SECOND; view += 1) {
    if (view % VIEWS_PER_SECOND === 0) {
      const item = items[(view / VIEWS_PER_SECOND) % items.length]!
      writing = writing.then(async () => void delays.push(await rename(item, view)))
    }
    const due = from + (view * 1_000) / VIEWS_PER_SECOND
    await pause(Math.max(0, due - performance.now()))
    // 37 visits the pages in no order that a write could follow.
    const answer = await fetch(visited.url + pages[(view * 37) % pages.length]!)
    await answer.text()
    views.all += 1
    if (/desc=hit/.test(answer.headers.get('Server-Timing') ?? '')) views.hits += 1
  }
  await writing
  const share = views.hits / views.all
  keepFigures({
    name: 'cache-under-writes',
    title: 'The page cache while content changes',
    how: `Two processes of the built product with its demo on one PostgreSQL server. For ${SECONDS} s about ${VIEWS_PER_SECOND} views a second of ${new Set(pages).size} public pages on one of them, of lists and the home page more often, while once a second a project gets a new title. The other process is asked for that project’s page until it shows the title.`,
    command: 'npm run bench -- cache-under-writes',
    tables: [
      {
        'page views': { all: views.all, 'from the cache': views.hits, share: share.toFixed(3) },
      },
      {
        'commit to page, other process': {
          changes: delays.length,
          'median ms': Math.round(median(delays)),
          'longest ms': Math.round(Math.max(...delays)),
        },
      },
    ],
    promises: [
      { what: 'page views answered from the cache', measured: share, bound: { least: 0.9 } },
      {
        what: 'median ms from the commit until another process shows the change, with the rendering of the page',
        measured: median(delays),
        bound: { most: 100 },
      },
    ],
  })
}

/** The pages that visitors see, popular ones several times. */
async function findPages(): Promise<string[]> {
  const linked = async (path: string, pattern: RegExp) => {
    const html = await (await fetch(visited.url + path)).text()
    return [...new Set([...html.matchAll(pattern)].map(([, found]) => found!))]
  }
  const items = await linked('/projects-events', /href="(\/projects-events\/[\da-f-]{36})"/g)
  const partners = await linked('/partners', /href="(\/partner\/[\da-f-]{36})"/g)
  const products = await linked('/store', /href="(\/store\/[\da-f-]{36})"/g)
  const popular = ['/', '/projects-events', '/projects-events?type=event', '/map', '/store']
  const others = ['/partners', '/about', '/visit', '/ambassador', '/projects-events?page=2']
  return [
    ...popular,
    ...popular,
    ...popular,
    ...others,
    ...items,
    ...items,
    ...partners,
    ...products,
  ]
}

/** Gives the project of a page a new title; returns the milliseconds until the other process shows it. */
async function rename(path: string, nth: number): Promise<number> {
  const title = `Renamed ${nth}`
  await fetch(other.url + path)
  await database.query('update app.project_events set title = $2 where id = $1', [
    path.split('/').at(-1),
    title,
  ])
  const committed = performance.now()
  for (;;) {
    const html = await (await fetch(other.url + path)).text()
    if (html.includes(title)) return performance.now() - committed
    await pause(2)
  }
}
