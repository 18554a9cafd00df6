import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startProvider, type Provider } from '../e2e/oauth-server.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { expectEveryday, PATIENT } from './everyday.ts'
import { expectNoFaults } from './log-lines.ts'
import { lookInside, until, type Inside } from './look-inside.ts'
import { AWAY, openLine, type Behavior, type UnsteadyLine } from './unsteady-line.ts'
import { visit, type Visitor } from './visitor.ts'

/** The timeout for a provider's response is eight seconds; the rest is for a busy machine. */
const MOST_MS = 14_000
/** More than any pool has connections. */
const AT_ONCE = 24

describe.skipIf(findPostgres() === null)('while a sign-in provider', () => {
  let server: TestServer
  let provider: Provider
  let line: UnsteadyLine
  let product: Product
  let inside: Inside

  beforeAll(async () => {
    server = await startPostgres()
    provider = await startProvider()
    line = await openLine(Number(new URL(provider.origin).port))
    product = await startProduct({
      ...provider.settings,
      OAUTH_TEST_ORIGIN: `http://127.0.0.1:${line.port}`,
      ...PATIENT,
      DATABASE_URL: await server.createSeeded('provider'),
    })
    inside = await lookInside(server, 'provider')
  })
  afterAll(async () => {
    await inside?.close()
    await product?.stop()
    await line?.close()
    await provider?.stop()
    await server?.stop()
  })

  /** Signs in at the provider, and returns the path of the callback, with its code. */
  async function comeBack(): Promise<{ who: Visitor; back: string }> {
    const who = visit(product.url)
    const sent = await who.post('/auth/provider', { provider: 'google', redirect: '/dashboard' })
    const [, link = ''] = /<a [^>]*href="([^"]*)"/.exec(await sent.text()) ?? []
    const there = await fetch(link.replaceAll('&amp;', '&'), { redirect: 'manual' })
    const { pathname, search } = new URL(there.headers.get('location') ?? '')
    return { who, back: pathname + search }
  }

  const sessions = async () => (await inside.rows('select 1 from auth.sessions')).length

  const faults: [string, Behavior][] = [
    ...AWAY,
    ['breaks off in the middle of its answer', { does: 'cut', after: 90 }],
  ]

  test.each(faults)(
    '%s, people are told, nobody is signed in by it, and passwords go on',
    async (_, behavior) => {
      provider.person = { sub: 'one', name: 'Noa', email: 'noa@here.example', email_verified: true }
      // One after the other: many forms from one connection are delayed.
      const all: Awaited<ReturnType<typeof comeBack>>[] = []
      while (all.length < AT_ONCE) all.push(await comeBack())
      const before = await sessions()
      await line.behave(behavior)
      onTestFinished(() => line.behave({ does: 'pass' }))

      const began = performance.now()
      const waiting = Promise.all(
        all.map(async ({ who, back }) => ({ who, answer: await who.get(back) })),
      )
      if (behavior.does === 'hang') {
        await until(() => line.came() > 0)
        await expectEveryday(product.url)
        await until(() => performance.now() - began > 1_500)
        expect(line.open(), 'they do wait').toBeGreaterThan(0)
        expect(await inside.heldTransactions(), 'no transaction waits for it').toBe(0)
      }
      for (const { who, answer } of await waiting) {
        const to = answer.headers.get('location') ?? ''
        expect([answer.status, to]).toEqual([302, expect.stringContaining('problem=')])
        expect(answer.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
        if (who !== all[0]?.who) continue
        const page = await (await who.get(to)).text()
        expect(page).toMatch(/role="alert"/)
      }
      expect(performance.now() - began, 'milliseconds').toBeLessThan(MOST_MS)
      await expectEveryday(product.url)
      expect((await sessions()) - before, 'of passwords only').toBeLessThanOrEqual(2)
      expectNoFaults(product)
      expect(product.output().includes('a-secret')).toBe(false)

      await line.behave({ does: 'pass' })
      const { who, back } = await comeBack()
      expect((await who.get(back)).headers.get('location'), 'it heals by itself').toBe('/dashboard')
      expect((await who.get('/dashboard')).status).toBe(200)
    },
  )
})
