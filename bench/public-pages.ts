import { CACHEABLE } from '../app/request/cacheable-pages.ts'
import { startProduct } from '../test/e2e/start-product.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { costOfPage, UNCACHED } from './kit/cost-of-page.ts'

/**
 * Measures what each public page costs when it is rendered for one request, including the database, on its own PostgreSQL server. Takes
 * two minutes. `PAGES` sets a smaller number of requests for a trial.
 */
const PAGES = Number(process.env['PAGES'] ?? 60)
const MOST_MS = 10
const DATABASE = 'pages'

/** Public pages that no cache keeps. */
const UNKEPT = ['/calendar', '/contact', '/auth', '/auth?view=sign-up', '/partner-registration']
/** Where the links to pages with an id are. */
const LISTS = ['/', '/projects-events', '/partners', '/store?page=9', '/ambassador?tab=showcase']

const server = await startPostgres()
const product = await startProduct({ DATABASE_URL: await server.createDatabase(DATABASE) })
const place = { ...product, superuserUrl: server.superuserUrl, database: DATABASE }
const rows: Record<string, { product: string; database: string; 'ms CPU a page': string }> = {}
const sums: [address: string, ms: number][] = []
for (const [pattern, address] of await findPages()) {
  const cost = await costOfPage(place, address, { headers: UNCACHED, pages: PAGES })
  sums.push([pattern, cost.sum])
  rows[pattern] = {
    product: cost.product.toFixed(1),
    database: cost.database.toFixed(1),
    'ms CPU a page': cost.sum.toFixed(1),
  }
}
await product.stop()

const [worst, most] = sums.toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0]
const over = sums.filter(([, ms]) => ms > MOST_MS).map(([pattern]) => pattern)
keepFigures({
  name: 'public-pages',
  title: 'Public pages that are not cached',
  how: `The built product with its demo on PostgreSQL: CPU time of the product and the database's processes over ${PAGES} compressed pages for a visitor, each rendered, after the same number to warm up.`,
  command: 'npm run bench -- public-pages',
  tables: [rows],
  promises: [
    {
      what: `ms CPU of the page that costs most (${worst})`,
      measured: most,
      bound: { most: MOST_MS },
      aim: true,
    },
    {
      what: `pages that cost more than ${MOST_MS} ms${over.length > 0 ? ` (${over.join(', ')})` : ''}`,
      measured: over.length,
      bound: { most: 0 },
      aim: true,
    },
  ],
})
// The server stops with this process; the exit code says whether a target was missed.
process.exit()

/** Every public page, as pattern and address: what the cache keeps, and the others. */
async function findPages(): Promise<[pattern: string, address: string][]> {
  const links = new Set<string>()
  const gather = async (from: string) => {
    const html = await (await fetch(product.url + from)).text()
    for (const [, to = ''] of html.matchAll(/href="(\/[^"?#]*)/g)) links.add(to)
  }
  for (const list of LISTS) await gather(list)
  const ids = [...links].filter((link) => /^\/partner\/[\da-f-]{36}$/.test(link))
  for (const partner of ids) await gather(`${partner}?tab=news`)
  // A project has the same page at another address, and so does a product.
  for (const link of links)
    links.add(link.replace('/projects-events/', '/marketplace/').replace('/store/', '/product/'))
  const patterns = CACHEABLE.pages
    .map(({ path }) => path)
    .filter((path) => !/\.(xml|json)$/.test(path))
  return [...patterns, ...UNKEPT].map((pattern) => {
    const fits = new RegExp(`^${pattern.replaceAll('/', '\\/').replace(':id', '[\\da-f-]{36}')}$`)
    const address = pattern.includes(':id') ? [...links].find((link) => fits.test(link)) : pattern
    if (!address) throw new Error(`Found no link to ${pattern}.`)
    return [pattern, address]
  })
}
