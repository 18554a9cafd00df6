import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { openPlainBrowser } from '../test/requests/plain-browser.ts'
import { startProduct, type Product } from '../test/e2e/start-product.ts'
import { asSuperuser } from '../test/postgres/create-database.ts'
import { startPostgres } from '../test/postgres/start-postgres.ts'
import { keepFigures } from './figures/keep-figures.ts'
import { median } from './kit/median.ts'
import { startProxy, type Proxy } from './kit/proxy.ts'

/**
 * Three processes of the product behind a proxy, under load: one is killed, a new one is added, one is asked to stop. Counts what
 * was answered, and compares the messages that visitors sent with those that are stored. Takes a minute and a half.
 */
const SECONDS = 40
const PER_SECOND = 30
/** One request in this many sends a message. */
const MESSAGES = 6
const PAGES = [
  '/',
  '/projects-events',
  '/projects-events?type=event',
  '/store',
  '/partners',
  '/map',
]

const server = await startPostgres()
const url = await server.createDatabase('processes')
const settings = {
  DATABASE_URL: url,
  AUTH_SECRET: 'a secret of the benchmark, long enough',
  APP_URL: 'http://127.0.0.1',
}
const products: Product[] = []
for (let number = 1; number <= 3; number += 1) products.push(await startProduct(settings))
const proxy = await startProxy(products.map((product) => product.url))
try {
  await measure(products, proxy)
} finally {
  await proxy.close()
  for (const product of products) await product.stop()
  // A running child must not keep this process alive.
  const waiting = setInterval(() => {}, 1_000)
  await server.stop()
  clearInterval(waiting)
}

async function measure([first, second]: Product[], { url: site }: Proxy) {
  const answers = { all: 0, failed: 0 }
  const times: number[] = []
  const sent: string[] = []
  const form = await openForm(site)
  const events: Record<string, string> = {}
  const from = performance.now()
  const note = (what: string) => {
    events[what] = `${((performance.now() - from) / 1_000).toFixed(0)} s`
  }
  const changing = change()
  const work: Promise<void>[] = []
  for (let number = 0; number < SECONDS * PER_SECOND; number += 1) {
    await pause(Math.max(0, from + (number * 1_000) / PER_SECOND - performance.now()))
    work.push(number % MESSAGES === 0 ? send(number) : view(number))
  }
  await Promise.all([...work, changing])

  async function change() {
    await pause(8_000)
    note('one process killed')
    await first!.end('SIGKILL')
    await pause(4_000)
    const added = await startProduct(settings)
    products.push(added)
    proxy.add(added.url)
    note('one added')
    await pause(4_000)
    note('one asked to stop')
    await second!.end('SIGTERM')
  }

  async function timed(path: string, init?: RequestInit): Promise<number> {
    const began = performance.now()
    const answer = await fetch(site + path, { redirect: 'manual', ...init }).catch(() => null)
    await answer?.text().catch(() => {})
    times.push(performance.now() - began)
    answers.all += 1
    const status = answer?.status ?? 0
    if (status !== 200 && status !== 302) answers.failed += 1
    return status
  }

  async function view(number: number) {
    await timed(PAGES[number % PAGES.length]!)
  }

  async function send(number: number) {
    const subject = `Question ${number}`
    const body = new URLSearchParams({
      ...form,
      name: 'A visitor',
      email: `visitor${number}@example.org`,
      subject,
      message: `Is there still a place on day ${number}?`,
    })
    const headers = { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' }
    if ((await timed('/contact', { method: 'POST', headers, body })) === 302) sent.push(subject)
  }

  const stored = await storedSubjects()
  const lost = sent.filter((subject) => !stored.includes(subject)).length
  const twice = stored.length - new Set(stored).size
  keepFigures({
    name: 'three-processes',
    title: 'Three processes behind a proxy',
    how: `Three processes of the built product with its demo on one PostgreSQL server, behind a proxy that gives a request to the next process if one does not begin its answer. For ${SECONDS} s ${PER_SECOND} requests a second, every ${MESSAGES}th of them a message to the office. One process is killed, a new one is added, one is asked to stop.`,
    command: 'npm run bench -- three-processes',
    tables: [
      { 'after the start': events },
      {
        requests: {
          ...answers,
          'sent to another process': proxy.repeated(),
          'median ms': Math.round(median(times)),
          'slowest ms': Math.round(Math.max(...times)),
        },
      },
      { messages: { sent: sent.length, stored: stored.length, lost, twice } },
    ],
    promises: [
      { what: 'requests without an answer', measured: answers.failed, bound: { most: 0 } },
      { what: 'messages sent', measured: sent.length, bound: { least: 150 } },
      { what: 'messages lost', measured: lost, bound: { most: 0 } },
      { what: 'messages stored twice', measured: twice, bound: { most: 0 } },
    ],
  })
}

/** The hidden fields of the contact form. */
async function openForm(site: string): Promise<Record<string, string>> {
  const browser = openPlainBrowser((request) => fetch(request), site)
  const { html } = await browser.open('/contact')
  const [inside = ''] =
    /<form\b(?:(?!<\/form>)[\s\S])*name="message"[\s\S]*?<\/form>/.exec(html) ?? []
  const hidden = [...inside.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
}

async function storedSubjects(): Promise<string[]> {
  const client = new pg.Client({ connectionString: asSuperuser(url) })
  await client.connect()
  const { rows } = await client.query<{ subject: string }>(
    `select subject from app.inbox_messages where subject like 'Question %'`,
  )
  await client.end()
  return rows.map(({ subject }) => subject)
}
