import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { ask, signIn } from './ask.ts'
import { PATIENT } from './everyday.ts'

const REFUSED = [422, 429, 503]

type Crowd = [string, (n: number) => string]

/** Floods of password guesses, while people continue to read. */
/** The hardest one: all guess at one account. */
export const AT_ONE_ACCOUNT: Crowd = ['at one account', () => 'partner@demo.test']
const CROWDS: Crowd[] = [AT_ONE_ACCOUNT, ['at as many accounts', (n) => `person-${n}@demo.test`]]

/** With `wide` limits every one of them is let through to the passwords, as a crowd of many connections would be. */
export type Sieged = readonly [limits: 'usual' | 'wide', database: 'embedded' | 'server']

/** Guesses many passwords at once, and checks that everyone else can continue and that no guess is right. */
export function besiege([LIMITS, kind]: Sieged, atOnce: number, crowds = CROWDS): void {
  let server: TestServer | undefined
  let product: Product
  let cookie: string

  beforeAll(async () => {
    if (kind === 'server') server = await startPostgres()
    const database = server && { DATABASE_URL: await server.createSeeded('flood') }
    product = await startProduct({ ...PATIENT, LIMITS, ...database })
    cookie = await signIn(product.url)
  }, 180_000)
  afterAll(async () => {
    await product?.stop()
    await server?.stop()
  })

  test.each(crowds)(
    `with limits ${LIMITS}, on a database ${kind}: ${atOnce} who guess %s keep nobody from reading`,
    async (_crowd, accountOf) => {
      let isOver = false
      const flood = Promise.all(
        Array.from({ length: atOnce }, async (_one, n) => {
          const form = { email: accountOf(n), password: 'a guess' }
          const answer = await ask(`${product.url}/auth`, { form })
          await answer.body?.cancel()
          return answer
        }),
      ).finally(() => (isOver = true))

      const read: number[] = []
      while (!isOver) {
        const pages = await Promise.all([
          ask(`${product.url}/projects-events`),
          ask(`${product.url}/projects-events?search=olive+${read.length}`),
          ask(`${product.url}/dashboard`, { cookie }),
        ])
        for (const page of pages) {
          await page.body?.cancel()
          read.push(page.status)
        }
        // Readers do not hurry: without a pause they would take as much of the processor as the guesses.
        await pause(200)
      }
      expect(read.length).toBeGreaterThan(0)
      expect(read.filter((status) => status !== 200)).toEqual([])

      const answers = await flood
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => !REFUSED.includes(status))).toEqual([])
      expect(statuses, 'not all are in work at once').toContain(503)
      for (const { status, headers } of answers) {
        expect(headers.getSetCookie().join()).not.toContain('session')
        if (status !== 422) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      }
      const form = { email: 'ambassador@demo.test', password: 'demo-password' }
      expect((await ask(`${product.url}/auth`, { form })).status, 'a right password').toBe(302)
    },
    180_000,
  )
}
