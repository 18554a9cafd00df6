import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { anAsset, ask, signIn } from './ask.ts'

// The database timeout is three seconds; the rest is for a busy machine.
const MOST_MS = 8_000

describe.skipIf(findPostgres() === null)('while the database is away', () => {
  let server: TestServer
  let product: Product
  let cookie: string
  let asset: string
  let recover = async () => {}

  beforeAll(async () => {
    server = await startPostgres()
    product = await startProduct({ DATABASE_URL: await server.createSeeded('away') })
    cookie = await signIn(product.url)
    asset = await anAsset(product.url)
  }, 60_000)
  afterEach(() => recover())
  afterAll(async () => {
    await product?.stop()
    await server?.stop()
  })

  const outages: [string, () => Promise<void>, () => Promise<void> | void][] = [
    ['frozen', () => server.freeze(), () => server.thaw()],
    ['stopped', () => server.halt(), () => server.revive()],
  ]

  test.each(outages)(
    '%s: pages that need it say so in time, the rest stands, and all heals by itself',
    async (_, begin, end) => {
      expect((await ask(`${product.url}/dashboard`, { cookie })).status).toBe(200)
      await begin()
      recover = async () => {
        recover = async () => {}
        await end()
      }

      // More at once than there are connections, so that some wait for one.
      const signedIn = Array.from({ length: 12 }, () =>
        timed(ask(`${product.url}/dashboard`, { cookie })),
      )
      const untouched = await Promise.all([
        timed(ask(`${product.url}/`)),
        timed(ask(asset)),
        timed(ask(`${product.url}/healthz`)),
      ])
      for (const { answer, ms } of untouched) {
        expect([answer.status, ms < 2_500]).toEqual([200, true])
      }
      const ready = await timed(ask(`${product.url}/readyz`))
      expect([ready.answer.status, ready.ms < MOST_MS]).toEqual([503, true])

      for (const { answer, ms } of await Promise.all(signedIn)) {
        expect(answer.status).toBe(503)
        expect(ms).toBeLessThan(MOST_MS)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        const page = await answer.text()
        expect(page).toContain('This page could not be loaded')
        expect(page).toMatch(/<header.*<footer/s)
        // The request id, by which the log can be searched.
        expect(page).toContain(`Request ${answer.headers.get('x-request-id')}`)
      }

      await recover()
      await whenReady(product.url)
      const healed = await timed(ask(`${product.url}/dashboard`, { cookie }))
      expect([healed.answer.status, healed.ms < MOST_MS]).toEqual([200, true])
    },
    30_000,
  )

  test('frozen: a form is refused in time, and signs nobody in', async () => {
    await server.freeze()
    recover = async () => {
      recover = async () => {}
      server.thaw()
    }
    const form = { email: 'supporter@demo.test', password: 'demo-password' }
    const { answer, ms } = await timed(ask(`${product.url}/auth`, { form }))
    expect([answer.status, ms < MOST_MS]).toEqual([503, true])
    expect(answer.headers.getSetCookie()).toEqual([])
  }, 60_000)

  test('frozen: an activity report is refused in time, and no page depends on it', async () => {
    await server.freeze()
    recover = async () => {
      recover = async () => {}
      server.thaw()
    }
    const told = fetch(`${product.url}/api/activity`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
      },
      body: JSON.stringify({ activity_type: 'page_view', data: { path: '/privacy' } }),
    })
    const [{ answer, ms }, page] = await Promise.all([
      timed(told),
      timed(ask(`${product.url}/privacy`)),
    ])
    expect([answer.status, ms < MOST_MS]).toEqual([503, true])
    expect([page.answer.status, page.ms < MOST_MS]).toEqual([200, true])
  }, 60_000)
})

async function timed(asked: Promise<Response>): Promise<{ answer: Response; ms: number }> {
  const start = performance.now()
  const answer = await asked
  return { answer, ms: performance.now() - start }
}

/** Waits until the product finds its database again, at most ten seconds. */
async function whenReady(url: string): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await ask(`${url}/readyz`)).ok) {
    if (Date.now() > deadline) throw new Error('The product did not heal within 10 s.')
    await pause(50)
  }
}
