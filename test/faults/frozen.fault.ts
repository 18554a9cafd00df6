import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { anAsset, ask, signIn } from './ask.ts'

/** From the request to the end of the response; needs an idle machine, so it is only here. */
const PROMISED_MS = 4_000
/** A public page that is in no cache yet. */
const uncached = () => `/partner/${crypto.randomUUID()}`

describe.skipIf(findPostgres() === null)('while the database server is frozen', () => {
  let server: TestServer
  const url = () => server.createSeeded(`frozen_${crypto.randomUUID().replaceAll('-', '')}`)
  const freeze = async () => {
    await server.freeze()
    let isFrozen = true
    const thaw = () => {
      if (isFrozen) server.thaw()
      isFrozen = false
    }
    onTestFinished(thaw)
    return thaw
  }
  const begin = async (settings: Record<string, string> = {}) => {
    const product = await startProduct({ DATABASE_URL: await url(), ...settings })
    onTestFinished(() => product.stop())
    const cookie = await signIn(product.url)
    return { product, cookie, asset: await anAsset(product.url) }
  }

  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())

  test('pages that need it say so within four seconds, others work, and it recovers', async () => {
    const { product, cookie, asset } = await begin()
    await whenKept(product, '/projects-events')
    const thaw = await freeze()
    const at = (path: string) => product.url + path
    const form = { email: 'supporter@demo.test', password: 'demo-password' }
    const message = {
      name: 'Zoé Lefèvre',
      email: 'zoe@where.example',
      subject: 'A question about Akko',
      message: 'Is the way along the harbour even?',
    }
    // Three rounds: an earlier one must not slow down a later one.
    for (let round = 0; round < 3; round += 1) {
      const needing = [
        ask(at('/dashboard'), { cookie }),
        ask(at('/cart'), { cookie }),
        ask(at(uncached())),
        ask(at('/auth'), { form }),
        ask(at('/contact'), { form: message }),
        ask(at('/dashboard.data'), { cookie }),
        fetch(at('/api/activity'), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'sec-fetch-site': 'same-origin',
            'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
          },
          body: JSON.stringify({ activity_type: 'page_view', data: { path: '/privacy' } }),
        }),
        ask(at('/readyz')),
      ].map(timed)
      const untouched = [ask(asset), ask(at('/healthz')), ask(at('/privacy'))].map(timed)
      for (const { answer, ms } of await Promise.all(untouched)) {
        expect([answer.status, answer.url, ms < 1_000]).toEqual([200, answer.url, true])
      }
      for (const { answer, ms } of await Promise.all(needing)) {
        expect([answer.url, answer.status]).toEqual([answer.url, 503])
        expect(ms, answer.url).toBeLessThan(PROMISED_MS)
        expect(Number(answer.headers.get('retry-after')), answer.url).toBeGreaterThan(0)
        expect(answer.headers.get('cache-control') ?? '', 'nobody keeps it').not.toMatch(/public/)
      }
    }

    thaw()
    const thawed = performance.now()
    while ((await ask(at('/dashboard'), { cookie })).status !== 200) {
      expect(performance.now() - thawed).toBeLessThan(10_000)
      await pause(20)
    }
    expect((await ask(at('/contact'), { form: message })).status).toBe(302)
    await whenKept(product, '/projects-events')
  })

  test('a cached page is sent until the lost connection is noticed, and then not', async () => {
    const { product } = await begin()
    await whenKept(product, '/projects-events')
    await freeze()
    const statuses: number[] = []
    const end = performance.now() + 25_000
    while (performance.now() < end && statuses.at(-1) !== 503) {
      const { answer, ms } = await timed(ask(`${product.url}/projects-events`))
      expect(ms).toBeLessThan(PROMISED_MS)
      statuses.push(answer.status)
      await pause(100)
    }
    expect([...new Set(statuses)]).toEqual([200, 503])
  })

  test('control: with a statement timeout of twenty seconds nothing is answered within four', async () => {
    const { product, cookie } = await begin({ DATABASE_TIMEOUT_MS: '20000' })
    await freeze()
    const answer = ask(`${product.url}/dashboard`, { cookie }).then(({ status }) => status)
    const first = await Promise.race([answer, pause(PROMISED_MS, 'no answer')])
    expect(first).toBe('no answer')
    await answer.catch(() => {})
  })
})

async function timed(asked: Promise<Response>): Promise<{ answer: Response; ms: number }> {
  const start = performance.now()
  const answer = await asked
  await answer.clone().text()
  return { answer, ms: performance.now() - start }
}

async function whenKept(product: Product, path: string): Promise<void> {
  const end = performance.now() + 15_000
  for (;;) {
    const answer = await ask(product.url + path)
    await answer.body?.cancel()
    if (answer.headers.get('server-timing') === 'cache;desc=hit') return
    if (performance.now() > end) throw new Error(`${path} was not kept within 15 s.`)
    await pause(20)
  }
}
