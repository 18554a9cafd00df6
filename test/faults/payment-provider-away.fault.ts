import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../scripts/find-postgres.mjs'
import { startProduct, type Product } from '../e2e/start-product.ts'
import { startPostgres, type TestServer } from '../postgres/start-postgres.ts'
import { startStripe, type StripeServer } from '../app/stripe-server.ts'
import { expectEveryday, PATIENT } from './everyday.ts'
import { lookInside, until, type Inside } from './look-inside.ts'
import { fillCheckout, orderNumberOf } from './shop.ts'
import { AWAY, openLine, type Behavior, type UnsteadyLine } from './unsteady-line.ts'
import type { Visitor } from './visitor.ts'

/** The timeout is four seconds, twice; the rest is for a busy machine. */
const MOST_MS = 15_000
/** More than any pool has connections. */
const AT_ONCE = 10

describe.skipIf(findPostgres() === null)('while the payment provider', () => {
  let server: TestServer
  let stripe: StripeServer
  let line: UnsteadyLine
  let product: Product
  let inside: Inside

  beforeAll(async () => {
    server = await startPostgres()
    stripe = await startStripe()
    line = await openLine(Number(new URL(String(stripe.settings['STRIPE_TEST_ORIGIN'])).port))
    product = await startProduct({
      ...stripe.settings,
      STRIPE_TEST_ORIGIN: `http://127.0.0.1:${line.port}`,
      ...PATIENT,
      DATABASE_URL: await server.createSeeded('payment'),
    })
    stripe.tell(`${product.url}/api/payments/stripe`)
    inside = await lookInside(server, 'payment')
    // Enough for everyone who buys here.
    await inside.rows('update app.product_variants set stock = 1000')
  })
  afterAll(async () => {
    await inside?.close()
    await product?.stop()
    await line?.close()
    await stripe?.stop()
    await server?.stop()
  })

  const ordersOf = (email: string) =>
    inside.rows('select 1 from app.orders where email = $1', [email])

  const faults: [string, Behavior][] = [
    ...AWAY,
    ['breaks off in the middle of its answer', { does: 'cut', after: 150 }],
  ]

  test.each(faults)(
    '%s, an order stands, its buyer is told in time and pays later, once',
    async (name, behavior) => {
      const buyers = await Promise.all(
        Array.from({ length: AT_ONCE }, (_, n) =>
          fillCheckout(product.url, `buyer-${n}-${name.replaceAll(' ', '-')}@where.example`),
        ),
      )
      await line.behave(behavior)
      onTestFinished(() => line.behave({ does: 'pass' }))

      const began = performance.now()
      const waiting = Promise.all(
        buyers.map(async ({ buyer, form }) => ({
          buyer,
          form,
          answer: await buyer.post('/checkout', { ...form, provider: 'stripe' }),
        })),
      )
      if (behavior.does === 'hang') {
        await until(() => line.came() > 0)
        await expectEveryday(product.url)
        await until(() => performance.now() - began > 2_500)
        expect(line.open(), 'they do wait').toBeGreaterThan(0)
        expect(await inside.heldTransactions(), 'no transaction waits for it').toBe(0)
      }
      const placed = await waiting
      expect(performance.now() - began, 'milliseconds').toBeLessThan(MOST_MS)
      for (const { answer, form } of placed) {
        expect(answer.status).toBe(302)
        orderNumberOf(answer)
        expect(await ordersOf(form['email'] ?? '')).toHaveLength(1)
      }
      const [first] = placed
      const number = orderNumberOf(first!.answer)
      const page = await (await first!.buyer.get(`/orders/${number}`)).text()
      expect(page).toContain('Not paid yet')
      const again = await press(first!.buyer, number)
      expect([again.status, again.headers.get('location')]).not.toEqual([
        302,
        expect.stringContaining('/c/pay/'),
      ])
      await expectEveryday(product.url)
      expect(/sk_test|whsec/.test(product.output())).toBe(false)

      await line.behave({ does: 'pass' })
      let there = ''
      const finds = async () => {
        const led = await press(first!.buyer, number)
        there = led.headers.get('location') ?? ''
        return isAtProvider(led)
      }
      await until(finds, 90)
      await stripe.pay(there.split('/').at(-1) ?? '')
      await stripe.settled()
      const paid = await inside.rows(
        `select 1 from app.payment_entries e join app.payments p on p.id = e.payment_id
         join app.orders o on o.id = p.order_id where o.email = $1 and e.kind = 'received'`,
        [first!.form['email']],
      )
      expect(paid).toHaveLength(1)
      expect(await (await first!.buyer.get(`/orders/${number}`)).text()).not.toContain(
        'Not paid yet',
      )
    },
  )

  test('is available, a checkout redirects to it at once: the control', async () => {
    const { buyer, form } = await fillCheckout(product.url, 'control@where.example')
    expect(isAtProvider(await buyer.post('/checkout', { ...form, provider: 'stripe' }))).toBe(true)
  })
})

const isAtProvider = (answer: Response) =>
  answer.headers.get('location')?.includes('/c/pay/') === true

/** Presses "Pay now" on an order's page. */
const press = (buyer: Visitor, number: string) => buyer.post(`/orders/${number}`, { intent: 'pay' })
