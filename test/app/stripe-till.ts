import { randomBytes } from 'node:crypto'

export type Answer = { status: number; body: Record<string, unknown> }

export type Session = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  client_reference_id: string | null
  amount_total: number
  currency: string
  customer_email: string
  description: string
  expires_at: number
  success_url: string
  cancel_url: string
  url: string | null
}

type Refund = Record<string, unknown> & { id: string; payment_intent: string; amount: number }

/** The state that Stripe keeps: payment pages, payments and refunds. */
export type Till = ReturnType<typeof openTill>

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Opens an empty till at that URL. */
export function openTill(origin: string, now: () => Date) {
  const sessions = new Map<string, Session>()
  const refunds: Refund[] = []
  const kept = new Map<string, { form: string; answer: Answer; at: number }>()
  const seconds = () => Math.floor(now().getTime() / 1000)
  const name = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

  const refuse = (status: number, type: string, message: string, code?: string): Answer => ({
    status,
    body: { error: { type, message, ...(code ? { code } : {}) } },
  })
  const missing = () =>
    refuse(404, 'invalid_request_error', 'there is no such thing', 'resource_missing')

  /** Pages expire by themselves. */
  function lookUp(id: string): Session | undefined {
    const session = sessions.get(id)
    if (session?.status === 'open' && session.expires_at <= seconds()) {
      session.status = 'expired'
      session.url = null
    }
    return session
  }

  const paidIn = (charge: string) =>
    [...sessions.values()].find(({ payment_intent: money }) => money === charge)

  const goneBack = (charge: string) =>
    refunds
      .filter(({ payment_intent: money, status }) => money === charge && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)

  return {
    sessions,
    refunds,
    refuse,

    /** The first response to a key is repeated for a day, whatever it was; the same key with another form is an error. */
    once(key: string | undefined, form: URLSearchParams, work: () => Answer): Answer {
      for (const [old, { at }] of kept) if (at < seconds() - DAY) kept.delete(old)
      const before = key === undefined ? undefined : kept.get(key)
      if (before && before.form !== form.toString()) {
        return refuse(400, 'idempotency_error', 'the same key with another form')
      }
      const answer = before?.answer ?? work()
      if (key !== undefined)
        kept.set(key, { form: form.toString(), answer, at: before?.at ?? seconds() })
      return answer
    },

    /** As if a day had passed for the keys. */
    forget: () => kept.clear(),

    open(form: URLSearchParams): Answer {
      const until = Number(form.get('expires_at'))
      if (until < seconds() + 30 * MINUTE || until > seconds() + DAY) {
        return refuse(400, 'invalid_request_error', 'expires_at: half an hour to a day')
      }
      const item = (of: string) => form.get(`line_items[0]${of}`) ?? ''
      const id = name('cs_test')
      const session: Session = {
        id,
        object: 'checkout.session',
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        client_reference_id: form.get('client_reference_id'),
        amount_total: Number(item('[price_data][unit_amount]')) * Number(item('[quantity]')),
        currency: item('[price_data][currency]'),
        customer_email: form.get('customer_email') ?? '',
        description: item('[price_data][product_data][name]'),
        expires_at: until,
        success_url: form.get('success_url') ?? '',
        cancel_url: form.get('cancel_url') ?? '',
        url: `${origin}/c/pay/${id}`,
      }
      sessions.set(id, session)
      return { status: 200, body: { ...session } }
    },

    find(id: string): Answer {
      const session = lookUp(id)
      return session ? { status: 200, body: { ...session } } : missing()
    },

    expire(id: string): Answer {
      const session = lookUp(id)
      if (!session) return missing()
      if (session.status !== 'open') {
        return refuse(400, 'invalid_request_error', 'only an open page can be closed')
      }
      Object.assign(session, { status: 'expired', url: null })
      return { status: 200, body: { ...session } }
    },

    /** The payment succeeds at once, or is pending. */
    pay(id: string, how: 'paid' | 'unpaid'): Session {
      const session = lookUp(id)
      if (session?.status !== 'open') throw new Error('This page is not open.')
      session.status = 'complete'
      session.payment_status = how
      session.payment_intent = name('pi')
      session.url = null
      return { ...session }
    },

    /** A pending payment succeeds. */
    arrive(id: string): Session {
      const session = sessions.get(id)!
      session.payment_status = 'paid'
      return { ...session }
    },

    refund(form: URLSearchParams, status: string): Answer {
      const charge = form.get('payment_intent') ?? ''
      const session = paidIn(charge)
      if (!session) return missing()
      const amount = Number(form.get('amount') ?? session.amount_total)
      if (goneBack(charge) + amount > session.amount_total) {
        return refuse(
          400,
          'invalid_request_error',
          'as much is not there',
          'charge_already_refunded',
        )
      }
      const own = form.get('metadata[refund]')
      const refund: Refund = {
        id: name('re'),
        object: 'refund',
        payment_intent: charge,
        amount,
        currency: session.currency,
        status,
        failure_reason: status === 'failed' ? 'expired_or_canceled_card' : null,
        metadata: own ? { refund: own } : {},
      }
      refunds.push(refund)
      return { status: 200, body: { ...refund } }
    },

    /** The later result of a refund. */
    settleRefund(id: string, status: 'succeeded' | 'failed'): Refund {
      const refund = refunds.find((one) => one.id === id)!
      const failure_reason = status === 'failed' ? 'lost_or_stolen_card' : null
      Object.assign(refund, { status, failure_reason })
      return { ...refund }
    },

    listRefunds(form: URLSearchParams): Answer {
      const data = refunds
        .filter(({ payment_intent: charge }) => charge === form.get('payment_intent'))
        .map((refund) => ({ ...refund }))
      return { status: 200, body: { object: 'list', data, has_more: false } }
    },

    /** A charge as in Stripe's webhooks, without its refunds. */
    chargeOf: ({ payment_intent }: Record<string, unknown>) => ({
      id: 'ch_of_the_tests',
      object: 'charge',
      payment_intent,
    }),
  }
}
