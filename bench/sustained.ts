import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../test/faults/ask.ts'
import { startProduct } from '../test/e2e/start-product.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { weigh } from './start/weigh.ts'

/**
 * The built product on the embedded database under mixed requests for ten minutes: memory, refused requests, and how far the
 * slowest are from the usual ones.
 */
const SECONDS = 600
const PER_SECOND = 35

const product = await startProduct()
const cookie = await signIn(product.url)
const items = await itemsOf('/projects-events')
const pages: ((at: number) => [address: string, cookie?: string])[] = [
  () => ['/projects-events'],
  () => ['/'],
  (at) => [items[at % items.length] ?? '/'],
  () => ['/calendar'],
  (at) => [`/projects-events?q=word${at}`],
  () => ['/projects-events', cookie],
  () => ['/dashboard', cookie],
]
const times: number[] = []
const statuses: Record<string, number> = {}
let most = 0
try {
  const from = performance.now()
  const work: Promise<void>[] = []
  for (let at = 0; at < SECONDS * PER_SECOND; at += 1) {
    await pause(Math.max(0, from + (at * 1_000) / PER_SECOND - performance.now()))
    work.push(ask(...pages[at % pages.length]!(at)))
    if (at % PER_SECOND === 0) most = Math.max(most, weigh(product.pid).rss)
  }
  await Promise.all(work)
} finally {
  await product.stop()
}

const sorted = times.toSorted((one, other) => one - other)
const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Infinity
const [p50, p99] = [quantile(0.5), quantile(0.99)]
keepFigures({
  name: 'sustained',
  title: 'Ten minutes of mixed requests',
  how: `The built product with its demo on the embedded database; ${PER_SECOND} requests a second for ${SECONDS / 60} minutes: cached pages, items, the calendar, new searches, lists and dashboards of a supporter.`,
  command: 'npm run bench -- sustained',
  tables: [
    {
      requests: {
        all: times.length,
        'not 200': times.length - (statuses['200'] ?? 0),
        'median ms': Number(p50.toFixed(1)),
        '99 of 100 below, ms': Number(p99.toFixed(1)),
        'most RSS, MiB': Math.round(most),
      },
    },
  ],
  promises: [
    {
      what: 'answers other than 200',
      measured: times.length - (statuses['200'] ?? 0),
      bound: { most: 0 },
    },
    {
      what: 'the slowest of a hundred, relative to the median',
      measured: p99 / p50,
      bound: { most: 20 },
      aim: true,
    },
    { what: 'maximum memory, in MiB', measured: most, bound: { most: 320 }, aim: true },
  ],
})

async function ask(address: string, own?: string): Promise<void> {
  const from = performance.now()
  const answer = await fetch(product.url + address, {
    headers: { Accept: 'text/html', 'Accept-Encoding': 'br', ...(own ? { cookie: own } : {}) },
    redirect: 'manual',
  })
  await answer.arrayBuffer()
  times.push(performance.now() - from)
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
}

async function itemsOf(list: string): Promise<string[]> {
  const html = await (await fetch(product.url + list)).text()
  return [...new Set(html.match(/\/projects-events\/[\da-f-]{36}(?=")/g) ?? [])]
}
