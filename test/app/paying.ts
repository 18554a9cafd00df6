import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import {
  callerContext,
  cookiesContext,
  requestInfoContext,
  runtimeContext,
} from '#app/request/context.ts'
import { action } from '#app/routes/api/payments-stripe.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { createCheckoutSession } from '#domain/settlement/create-checkout-session.ts'
import type { PaymentProviderName } from '#domain/payments/payment.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { PAYMENT_EVENTS_PATH } from '#platform/payments/payment-events-path.ts'
import { expectBooksAgree } from './books.ts'
import {
  guest,
  createTestApp,
  system,
  visitor,
  type Person,
  type TestApp,
} from './create-test-app.ts'
import { addProduct, orderAs } from './ordering.ts'
import { startStripe, USUAL, type StripeServer } from './stripe-server.ts'
import { addSupportable } from './supporting.ts'

/** A test app that accepts cards through its own fake Stripe server, which sends it webhooks. */
export type PayingWorld = { app: TestApp; stripe: StripeServer; close(): Promise<void> }

export async function openPayingWorld(): Promise<PayingWorld> {
  let app: TestApp | undefined
  const stripe = await startStripe(() => app?.runtime.clock.now() ?? new Date())
  app = await createTestApp({ env: stripe.settings })
  const opened = app
  stripe.tell((body, signature) => tellOf(opened, body, { 'stripe-signature': signature }))
  return {
    app,
    stripe,
    async close() {
      await stripe.settled()
      await opened.close()
      await stripe.stop()
    },
  }
}

/**
 * A paying app for the tests of one file. Before each of them Stripe behaves as usual, except for what is named; after each it has
 * sent everything, and the books agree.
 */
export function startPayingWorld(unusual: Partial<StripeServer['behavior']> = {}): PayingWorld {
  const paying = { app: {}, stripe: {} } as PayingWorld
  beforeAll(async () => {
    const { app, stripe, close } = await openPayingWorld()
    Object.assign(paying.app, app)
    Object.assign(paying.stripe, stripe)
    paying.close = close
  })
  afterAll(() => paying.close())
  beforeEach(() => {
    Object.assign(paying.stripe.behavior, USUAL, unusual)
  })
  afterEach(async () => {
    await paying.stripe.settled()
    await expectBooksAgree(paying.app)
  })
  return paying
}

/** Posts a payment webhook to the product; returns the response status. */
export async function tellOf(
  app: TestApp,
  body: string,
  headers: Record<string, string>,
): Promise<number> {
  const context = new RouterContextProvider()
  context.set(runtimeContext, app.runtime)
  context.set(callerContext, app.caller(visitor))
  context.set(cookiesContext, [])
  context.set(requestInfoContext, {
    id: randomUUID(),
    address: '192.0.2.7',
    protocol: 'http',
    host: 'localhost',
    nonce: '',
    forAll: false,
  })
  const url = new URL(PAYMENT_EVENTS_PATH, app.runtime.origin)
  const request = new Request(url, { method: 'POST', headers, body })
  const answer = await action({
    request,
    url,
    context,
    params: {},
    pattern: PAYMENT_EVENTS_PATH,
  })
  return answer.status
}

export type ForPaying = { paymentId: string; orderId: string | null; giftId: string | null }

/** A pending order of a new product for 50 dollars. */
export async function anOrder(
  app: TestApp,
  who: Person | Actor = guest(),
  provider: PaymentProviderName = 'stripe',
  email = `${newId()}@buyers.example`,
): Promise<ForPaying & { variantId: string }> {
  const { variants } = await addProduct(app, { priceCents: 2_500, stocks: { '': 5 } })
  const variantId = String(variants[0])
  const { orderId, paymentId } = await orderAs(app, who, [{ variantId, quantity: 2 }], {
    provider,
    email,
  })
  return { orderId, giftId: null, paymentId, variantId }
}

/** A pending gift of 50 dollars to a new project. */
export async function aGift(
  app: TestApp,
  provider: PaymentProviderName = 'stripe',
): Promise<ForPaying & { itemId: string }> {
  const itemId = await addSupportable(app)
  const given = { as: 'member', itemId, amount: '50', message: '', provider } as const
  const { id, paymentId } = await giveGift(app.caller('supporter', newId()), given)
  return { orderId: null, giftId: id, paymentId, itemId }
}

/** Opens its payment page; returns the provider's session id. */
export async function openPage(
  { app, stripe }: PayingWorld,
  paymentId: string,
  who: Person = 'supporter',
): Promise<string> {
  const address = await createCheckoutSession(app.caller(who), {
    paymentId,
    description: 'Friends for Israel',
    email: 'ruth@buyers.example',
    returnTo: '/orders/F4I-1001?paid=1',
    cancelTo: '/orders/F4I-1001',
  })
  const id = address.split('/').at(-1) ?? ''
  if (!stripe.till.sessions.has(id)) throw new Error(`No page of the till: ${address}`)
  return id
}

/** A payment in the books, with its entries. */
export async function booksOf(app: TestApp, paymentId: string) {
  return app.runtime.scope.as(system, async (db) => {
    const payment = await db
      .selectFrom('payments')
      .select(['status', 'receivedCents', 'refundedCents', 'session', 'charge'])
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
    const entries = await db
      .selectFrom('paymentEntries')
      .select(['kind', 'amountCents', 'reference', 'enteredBy'])
      .where('paymentId', '=', paymentId)
      .orderBy('createdAt')
      .execute()
    const refunds = await db
      .selectFrom('refunds')
      .select(['id', 'status', 'amountCents', 'reference', 'failure', 'attempts'])
      .where('paymentId', '=', paymentId)
      .orderBy('createdAt')
      .execute()
    return { ...payment, entries, refunds }
  })
}

/** The statuses of an order's parts. */
export async function partsOf(app: TestApp, orderId: string | null): Promise<string[]> {
  const rows = await app.as(system).rows('partnerOrders', ['status'], { orderId })
  return rows.map(({ status }) => status)
}

/** The status of a gift. */
export async function giftStatus(app: TestApp, giftId: string | null): Promise<string> {
  const { status } = await app.as(system).row('supports', ['status'], { id: giftId })
  return status
}

/** The recipients of a kind of email so far. */
export async function mailsAbout(app: TestApp, kind: string): Promise<string[]> {
  const rows = await app.as(system).rows('mails', ['toAddress'], { kind })
  return rows.map(({ toAddress: to }) => to)
}

/** The operations logged about a subject. */
export async function auditOf(app: TestApp, subjectId: string): Promise<string[]> {
  const rows = await app
    .asStaff('superuser')
    .rows('auditEntries', ['operation'], { subjectId }, 'at')
  return rows.map(({ operation }) => operation)
}

/** The amount raised for an item, as shown on its page. */
export async function progressOf(app: TestApp, itemId: string) {
  return app.as(system).row('projectEvents', ['raisedCents', 'giftCount'], { id: itemId })
}
