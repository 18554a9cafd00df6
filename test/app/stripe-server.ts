import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { openTill, type Answer, type Session, type Till } from './stripe-till.ts'
import { payPage } from './stripe-page.ts'

/** Receives a payment webhook as Stripe posts it; returns the response status. */
export type Hear = (body: string, signature: string) => Promise<number>

export type StripeServer = {
  /** The settings of a product that uses this server. */
  settings: Record<string, string>
  till: Till
  /** The requests received, such as `POST /v1/refunds`, in order. */
  asked: string[]
  behavior: {
    /** Does not answer any request. */
    hangs: boolean
    /** Answers only once this resolves. */
    until: Promise<void> | null
    /** Answers every request with this status, as in an outage. */
    fails: number | null
    /** The immediate result of a refund. */
    refunds: 'succeeded' | 'pending' | 'failed'
    /** Holds webhooks back. */
    silent: boolean
    /** How often each webhook is sent, all concurrently. */
    times: number
  }
  /** The receiver of webhooks: a URL, or a function. */
  tell(to: string | Hear): void
  /** Pays on an open page, or by a delayed bank transfer (`unpaid`). */
  pay(session: string, how?: 'paid' | 'unpaid'): Promise<number[]>
  /** Sends a webhook about an object of the till; returns each response status. */
  send(type: string, thing: object, more?: Sending): Promise<number[]>
  /** Resolves when every webhook has been answered. */
  settled(): Promise<void>
  stop(): Promise<void>
}

export type Sending = {
  secret?: string
  /** Age of the signature, in seconds. */
  ageSeconds?: number
  /** Replaces the signature. */
  signature?: string
  times?: number
  /** Age of the event, in seconds. */
  agoSeconds?: number
}

const SECRET = 'whsec_a_secret_of_the_tests'

export const USUAL: Readonly<StripeServer['behavior']> = {
  hangs: false,
  until: null,
  fails: null,
  refunds: 'succeeded',
  silent: false,
  times: 1,
}

/**
 * A local server that speaks the part of Stripe's API we use: form requests, JSON responses, idempotency keys, a
 * payment page, and webhooks with real signatures.
 */
export async function startStripe(now: () => Date = () => new Date()): Promise<StripeServer> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const till = openTill(origin, now)
  const underway = new Set<Promise<unknown>>()
  let hear: Hear = () => Promise.resolve(200)

  const there: StripeServer = {
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_a_key_of_the_tests',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_TEST_ORIGIN: origin,
    },
    till,
    asked: [],
    behavior: { ...USUAL },
    tell(to) {
      hear = typeof to === 'string' ? postTo(to) : to
    },
    async pay(session, how = 'paid') {
      const paid = till.pay(session, how)
      return there.send('checkout.session.completed', paid)
    },
    send(type, thing, more = {}) {
      const sending = sendAll(type, thing, more)
      underway.add(sending)
      return sending.finally(() => underway.delete(sending))
    },
    async settled() {
      while (underway.size > 0) await Promise.all(underway)
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function sendAll(type: string, thing: object, more: Sending): Promise<number[]> {
    const body = JSON.stringify(
      {
        id: `evt_${randomBytes(8).toString('hex')}`,
        object: 'event',
        type,
        created: Math.floor(now().getTime() / 1000) - (more.agoSeconds ?? 0),
        livemode: false,
        data: { object: thing },
      },
      null,
      2,
    )
    const signature =
      more.signature ??
      Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: more.secret ?? SECRET,
        timestamp: Math.floor(now().getTime() / 1000) - (more.ageSeconds ?? 0),
      })
    const times = more.times ?? there.behavior.times
    return Promise.all(Array.from({ length: times }, () => hear(body, signature)))
  }

  /** As Stripe does: soon after the response, and not at all while `silent`. */
  function announce(type: string, thing: object): void {
    if (!there.behavior.silent) void there.send(type, thing).catch(() => {})
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    const form =
      request.method === 'GET' ? searchParams : new URLSearchParams(await readBody(request))
    if (pathname.startsWith('/c/pay/')) return answerPage(request, response, pathname)
    there.asked.push(`${request.method} ${pathname}`)
    const { hangs, fails } = there.behavior
    if (hangs) return
    await there.behavior.until
    if (request.headers.authorization !== `Bearer ${there.settings['STRIPE_SECRET_KEY']}`) {
      return reply(response, till.refuse(401, 'invalid_request_error', 'another key'))
    }
    const key = request.headers['idempotency-key']?.toString()
    const work = () =>
      fails === null
        ? route(request.method ?? '', pathname, form)
        : till.refuse(fails, 'api_error', 'a bad hour')
    reply(response, till.once(key, form, work))
  }

  function route(method: string, path: string, form: URLSearchParams): Answer {
    const [, name, act] = /^\/v1\/checkout\/sessions(?:\/([^/]+)(?:\/(\w+))?)?$/.exec(path) ?? []
    if (path === '/v1/checkout/sessions' && method === 'POST') return till.open(form)
    if (name && act === 'expire' && method === 'POST') {
      const answered = till.expire(name)
      if (answered.status === 200) announce('checkout.session.expired', answered.body)
      return answered
    }
    if (name && !act && method === 'GET') return till.find(name)
    if (path === '/v1/refunds' && method === 'POST') {
      const answered = till.refund(form, there.behavior.refunds)
      if (answered.status === 200) {
        announce('refund.created', answered.body)
        announce('charge.refunded', till.chargeOf(answered.body))
      }
      return answered
    }
    if (path === '/v1/refunds' && method === 'GET') return till.listRefunds(form)
    return till.refuse(404, 'invalid_request_error', `no ${method} ${path} here`)
  }

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    const session: Session | undefined = till.sessions.get(pathname.slice('/c/pay/'.length))
    if (request.method === 'POST' && session?.status === 'open') {
      const paid = till.pay(session.id, 'paid')
      if (!there.behavior.silent) await there.send('checkout.session.completed', paid)
      response.writeHead(303, { location: session.success_url }).end()
      return
    }
    response.writeHead(session ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(payPage(session))
  }

  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  return there
}

function reply(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  return text
}

const postTo =
  (address: string): Hear =>
  async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await fetch(address, { method: 'POST', headers, body })).status
  }
