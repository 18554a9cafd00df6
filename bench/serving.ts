import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { request as openRequest } from 'node:http'
import path from 'node:path'
import { startProduct } from '../test/e2e/start-product.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import type { Load } from './ask-quickly.ts'
import type { Cell } from './figures/figures.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { BROWSER, costOfPage, UNCACHED } from './kit/cost-of-page.ts'
import { median } from './kit/median.ts'
import { processorTime } from './kit/processor-time.ts'
import type { Bytes } from './serve-bytes.ts'

/**
 * Compares the list of projects and events from the page cache with a bare Node server that sends the same bytes, and measures the
 * cost of a page rendered for one request, including the database. Uses its own PostgreSQL server.
 */
const LIST = '/projects-events'
const ROUNDS = 7
const ROUND_MS = 1_500
const PAGES = 100
const DATABASE = 'serving'

const server = await startPostgres()
const product = await startProduct({ DATABASE_URL: await server.createDatabase(DATABASE) })
const children: ChildProcess[] = []
try {
  await measure()
} finally {
  for (const child of children) if (child.connected) child.disconnect()
  await product.stop()
  // A running child must not keep this process alive.
  const waiting = setInterval(() => {}, 1_000)
  await server.stop()
  clearInterval(waiting)
}

async function measure() {
  const kept = await keptPage()
  const bare = start('serve-bytes.ts')
  const [barePort] = (await tell(bare, { headers: kept.headers, body: kept.body })) as [number]
  const asker = start('ask-quickly.ts')
  const sides = [
    { port: Number(new URL(product.url).port), pid: product.pid },
    { port: barePort, pid: bare.pid! },
  ]
  const cached: Record<string, Record<string, Cell>> = {}
  const ratios: Record<number, number> = {}
  for (const status of [200, 304]) {
    const request = requestText(status === 304 ? kept.etag : undefined)
    const perSecond: number[][] = [[], []]
    const cost: number[][] = [[], []]
    // The first round only warms both up. The order alternates.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const which of round % 2 ? [0, 1] : [1, 0]) {
        const { port, pid } = sides[which]!
        const [before, from] = [processorTime(pid), performance.now()]
        const load: Load = { port, request, status, milliseconds: ROUND_MS }
        const [answers] = (await tell(asker, load)) as [number]
        if (round === 0) continue
        perSecond[which]!.push((answers * 1_000) / (performance.now() - from))
        cost[which]!.push((processorTime(pid) - before) / answers)
      }
    }
    ratios[status] = median(perSecond[0]!.map((value, at) => value / perSecond[1]![at]!))
    const [ours = 0, its = 0] = cost.map(median)
    cached[status === 200 ? 'the page' : '304, not changed'] = {
      'requests/s': Math.round(median(perSecond[0]!)),
      'bare Node': Math.round(median(perSecond[1]!)),
      ratio: ratios[status].toFixed(2),
      'ms CPU': ours.toFixed(3),
      'ms CPU bare': its.toFixed(3),
    }
  }

  const cookie = await signIn('supporter@demo.test')
  const list = await costOf(`${LIST}?q=a`, UNCACHED)
  const alone = await costOf(LIST, { cookie, ...UNCACHED })
  const inParts = await costOf(LIST, { cookie })
  const rendered = {
    'the list, a visitor who searches': list.row,
    'the list, a supporter, rendered whole': alone.row,
    'the list, a supporter, in parts': inParts.row,
    'the dashboard of a supporter': (await costOf('/dashboard', { cookie })).row,
  }
  keepFigures({
    name: 'serving',
    title: 'Serving pages',
    how: `The built product with its demo on PostgreSQL. From the page cache: the list of 24 cards (${Buffer.byteLength(kept.body, 'base64')} bytes, compressed), compared with a bare node:http server in a separate process that sends the same bytes and headers, alternating, ${ROUNDS} rounds of ${ROUND_MS / 1_000} s each, over 8 connections from a third process; medians. Rendered for one request: CPU time of the product and the database's processes over ${PAGES} compressed pages, after the same number to warm up.`,
    command: 'npm run bench -- serving',
    tables: [cached, rendered],
    promises: [
      {
        what: 'the list from the page cache, requests per second relative to bare Node',
        measured: ratios[200] ?? 0,
        bound: { least: 0.5 },
      },
      {
        what: 'ms CPU to render a list of 24 cards, including the database',
        measured: list.sum,
        bound: { most: 8 },
        aim: true,
      },
      {
        what: 'CPU of the list for somebody who is signed in, in parts relative to rendered whole',
        measured: inParts.sum / alone.sum,
        // Of a whole page that costs a sixth less since its cards are kept.
        bound: { most: 0.6 },
      },
    ],
  })
}

/** Requests the page until the cache has its final form: frequently requested pages are compressed further. */
async function keptPage(): Promise<Bytes & { etag: string }> {
  let last = await askRaw()
  for (let times = 0; times < 400 || last.etag !== (await askRaw()).etag; times += 1) {
    last = await askRaw()
  }
  if (!/cache;desc=hit/.test(last.headers.flat().join('\n')))
    throw new Error('The page was not cached.')
  return last
}

async function askRaw(): Promise<Bytes & { etag: string }> {
  const outgoing = openRequest(product.url + LIST, { headers: { 'Accept-Encoding': 'br' } }).end()
  const [incoming] = await once(outgoing, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const { rawHeaders } = incoming as { rawHeaders: string[] }
  const headers = Array.from({ length: rawHeaders.length / 2 }, (_, at): [string, string] => [
    rawHeaders[at * 2]!,
    rawHeaders[at * 2 + 1]!,
  ])
  // Connection headers; each server sets its own.
  const own = headers.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name))
  const etag = headers.find(([name]) => /^etag$/i.test(name))?.[1] ?? ''
  return { headers: own, body: Buffer.concat(chunks).toString('base64'), etag }
}

function requestText(etag?: string): string {
  const { host } = new URL(product.url)
  const known = etag ? `If-None-Match: ${etag}\r\n` : ''
  return `GET ${LIST} HTTP/1.1\r\nHost: ${host}\r\nUser-Agent: ${BROWSER}\r\nAccept: text/html\r\nAccept-Encoding: gzip, br\r\n${known}\r\n`
}

async function costOf(address: string, headers: Record<string, string>) {
  const place = { ...product, superuserUrl: server.superuserUrl, database: DATABASE }
  const { sum, ...cost } = await costOfPage(place, address, { headers, pages: PAGES })
  const cells = { ...cost, 'ms CPU a page': sum }
  return {
    sum,
    row: Object.fromEntries(Object.entries(cells).map(([name, ms]) => [name, ms.toFixed(1)])),
  }
}

async function signIn(email: string): Promise<string> {
  const answer = await fetch(`${product.url}/auth`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' },
    body: new URLSearchParams({ email, password: 'demo-password' }),
  })
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  return cookie.filter((one) => !one?.startsWith('flash=')).join('; ')
}

function start(program: string): ChildProcess {
  const child = fork(path.join(import.meta.dirname, program))
  // One reply per message.
  child.setMaxListeners(0)
  children.push(child)
  return child
}

function tell(child: ChildProcess, words: object): Promise<unknown[]> {
  const answer = once(child, 'message')
  const ended = once(child, 'exit').then(() => {
    throw new Error('A child process of the benchmark has exited.')
  })
  child.send(words)
  return Promise.race([answer, ended])
}
