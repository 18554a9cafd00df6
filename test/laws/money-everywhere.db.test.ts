import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAST } from '#db/demo/cast.ts'
import { giveGift } from '#domain/gifts/give-gift.ts'
import { cancelGift } from '#domain/gifts/cancel-gift.ts'
import { refundGiftAsStaff } from '#domain/gifts/refund-gift-as-staff.ts'
import { refundGift } from '#domain/gifts/refund-gift.ts'
import { cancelAnyPart } from '#domain/orders/cancel-any-part.ts'
import { cancelOwnOrder } from '#domain/orders/cancel-own-order.ts'
import { cancelPart } from '#domain/orders/cancel-part.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { piecesOf } from '#domain/orders/pieces-of.ts'
import { refundPart } from '#domain/orders/refund-part.ts'
import { refundSomeOfAnyPart } from '#domain/orders/refund-some-of-any-part.ts'
import { refundSomeOfPart } from '#domain/orders/refund-some-of-part.ts'
import { shipPart } from '#domain/orders/ship-part.ts'
import { confirmRefund } from '#domain/payments/confirm-refund.ts'
import type { Provider } from '#domain/payments/payment.ts'
import { settlePayments } from '#domain/payments/settle-payments.ts'
import { isAppError } from '#platform/errors.ts'
import { newId } from '#platform/database/new-id.ts'
import { format } from '#platform/text/format.ts'
import { makeAmbassador } from '../world/ambassadors.ts'
import { expectBooksAgree } from '../world/books.ts'
import { touchOf } from '../world/crediting.ts'
import {
  centsIn,
  entriesOf,
  sharesOf,
  viewsOfFigures,
  viewsOfGift,
  viewsOfOrder,
  viewsOfPart,
  type ShownSums,
  type Sums,
  type Views,
} from '../world/money.ts'
import { system, type Person, type World } from '../world/open-world.ts'
import { addProduct, orderAs, payOffline } from '../world/ordering.ts'
import { openPage, openPayingWorld, type PayingWorld } from '../world/paying.ts'
import { furnishPosters } from '../world/posting.ts'
import type { StripeServer } from '../world/stripe-server.ts'
import { addSupportable } from '../world/supporting.ts'

/** Random sequences, each of a payment of its own; more of them are asked for by `MONEY_RUNS`. */
const RUNS = Number(process.env['MONEY_RUNS'] ?? 30)

let paying: PayingWorld
let world: World
let stripe: StripeServer
beforeAll(async () => {
  paying = await openPayingWorld()
  ;({ world, stripe } = paying)
  await furnishPosters(world)
})
afterAll(() => paying.close())

const BUYER = 'supporter'
const OWNERS = ['partner', 'partner2'] as const
type Owner = (typeof OWNERS)[number]

/** What a sequence is about. */
type Subject = {
  paymentId: string
  provider: Provider
  session: string | null
  /** The last messages of the provider, to be told again. */
  told: { type: string; thing: object }[]
} & (
  | { kind: 'order'; orderId: string; number: string }
  | { kind: 'gift'; id: string; itemId: string; ambassadorId: string }
)

const SUBJECTS = ['order', 'shared order', 'gift'] as const

async function begin(what: (typeof SUBJECTS)[number], provider: Provider): Promise<Subject> {
  const started = { provider, session: null, told: [] }
  if (what === 'gift') {
    const { id: ambassadorId, code } = await makeAmbassador(world, 'ambassador')
    const itemId = await addSupportable(world)
    const { id, paymentId } = await giveGift(world.caller(BUYER, newId()), {
      as: 'member',
      itemId,
      amount: '100',
      message: '',
      isNameShown: 'yes',
      provider,
      touch: touchOf(world, code),
    })
    return { kind: 'gift', id, itemId, ambassadorId, paymentId, ...started }
  }
  const bowl = await addProduct(world, { priceCents: 2_599, stocks: { '': 9 } })
  const mug = await addProduct(world, { owner: 'partner2', name: 'Mug', priceCents: 907 })
  const wanted = [{ variantId: bowl.variants[0]!, quantity: 3 }]
  if (what === 'shared order') wanted.push({ variantId: mug.variants[0]!, quantity: 2 })
  const order = await orderAs(world, BUYER, wanted, { provider, email: CAST[BUYER].email })
  return { kind: 'order', ...order, ...started }
}

type Step =
  | { do: 'pay' | 'settle' | 'expire' | 'cancel' | 'ship' | 'repeat' | 'confirm refunds' }
  | { do: 'refund units'; by: 'organization' | 'staff'; of: Owner; isRestocked: boolean }
  | { do: 'refund sum'; by: 'organization' | 'staff'; of: Owner; percent: number }
  | { do: 'refund all'; by: 'organization' | 'staff'; of: Owner }
  | { do: 'refund at the provider'; percent: number; told: readonly string[]; isPending: boolean }
  | { do: 'dispute'; percent: number; told: readonly ('opened' | 'won' | 'lost')[] }
  | { do: 'let refunds'; be: 'succeeded' | 'pending' | 'failed' }

const by = fc.constantFrom('organization', 'staff')
const of = fc.constantFrom(...OWNERS)
const percent = fc.integer({ min: 1, max: 130 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom(
      'settle',
      'settle',
      'expire',
      'cancel',
      'ship',
      'repeat',
      'confirm refunds',
    ),
  }),
  fc.record({ do: fc.constant('refund units' as const), by, of, isRestocked: fc.boolean() }),
  fc.record({ do: fc.constant('refund sum' as const), by, of, percent }),
  fc.record({ do: fc.constant('refund all' as const), by, of }),
  fc.record({
    do: fc.constant('refund at the provider' as const),
    percent: fc.oneof(percent, fc.constant(100)),
    told: fc.shuffledSubarray(['refund.created', 'refund.updated', 'charge.refunded'], {
      minLength: 1,
    }),
    isPending: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('dispute' as const),
    percent,
    told: fc.constantFrom(
      ['opened'] as const,
      ['opened', 'won'] as const,
      ['opened', 'lost'] as const,
      ['lost', 'opened'] as const,
    ),
  }),
  fc.record({
    do: fc.constant('let refunds' as const),
    be: fc.constantFrom('succeeded', 'succeeded', 'pending', 'failed'),
  }),
)

/** What is refused changes nothing, and that is looked at like everything else. */
async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isAppError(error)) throw error
  }
}

async function take(subject: Subject, one: Step): Promise<void> {
  switch (one.do) {
    case 'pay':
      return pay(subject)
    case 'settle':
      await settlePayments(world.house)
      return
    case 'expire':
      return expire(subject)
    case 'cancel':
      return unlessRefused(() =>
        subject.kind === 'gift'
          ? cancelGift(world.caller(system), { id: subject.id })
          : cancelOwnOrder(world.caller(BUYER, newId()), { orderId: subject.orderId }),
      )
    case 'ship':
      return withPart(subject, 'partner', ({ id: partId, status: seen }) =>
        shipPart(world.caller('partner', newId()), { partId, seen }),
      )
    case 'repeat':
      for (const { type, thing } of subject.told.toReversed()) {
        // oxlint-disable-next-line no-await-in-loop
        await stripe.send(type, thing, { times: 2 })
      }
      return
    case 'confirm refunds':
      return confirmRefunds(subject)
    case 'refund units':
    case 'refund sum':
    case 'refund all':
      return refundAtDesk(subject, one)
    case 'refund at the provider':
      return refundAtProvider(subject, one)
    case 'dispute':
      return dispute(subject, one)
    case 'let refunds':
      stripe.behaviour.refunds = one.be
  }
}

async function pay(subject: Subject): Promise<void> {
  const { paymentId, provider } = subject
  if (provider === 'offline') return unlessRefused(() => payOffline(world, paymentId))
  subject.session ??= await openPage(paying, paymentId)
  const paid = stripe.till.pay(subject.session, 'paid')
  await tell(subject, 'checkout.session.completed', paid)
}

async function tell(subject: Subject, type: string, thing: object): Promise<void> {
  subject.told.push({ type, thing })
  await stripe.send(type, thing)
}

/** Its time is over. */
async function expire({ paymentId }: Subject): Promise<void> {
  await world.house.scope.as(system, (db) =>
    db
      .updateTable('payments')
      .set({ due_at: new Date(0) })
      .where('id', '=', paymentId)
      .execute(),
  )
  await settlePayments(world.house)
}

type Part = { id: string; status: OrderStatus; left: number }

async function withPart(
  subject: Subject,
  owner: Owner,
  work: (part: Part) => Promise<unknown>,
): Promise<void> {
  if (subject.kind === 'gift') return
  const row = await world.house.scope.as(system, (db) =>
    db
      .selectFrom('partner_orders as part')
      .innerJoin('partners', 'partners.id', 'part.partner_id')
      .selectAll('part')
      .where('part.order_id', '=', subject.orderId)
      .where('partners.user_id', '=', CAST[owner].id)
      .executeTakeFirst(),
  )
  if (!row) return
  const left = row.received_cents - row.refunded_cents - row.going_back_cents
  await unlessRefused(() => work({ id: row.id, status: row.status as OrderStatus, left }))
}

const dollars = (cents: number) => (cents / 100).toFixed(2)
const shareOf = (cents: number, { percent: share }: { percent: number }) =>
  Math.max(1, Math.floor((cents * share) / 100))

async function refundAtDesk(
  subject: Subject,
  one: Step & { do: 'refund units' | 'refund sum' | 'refund all' },
): Promise<void> {
  const reason = 'It came late.'
  if (subject.kind === 'gift') {
    const { net } = await netOf(subject)
    const amount = one.do === 'refund sum' ? dollars(shareOf(net, one)) : ''
    const refund = one.by === 'staff' ? refundGiftAsStaff : refundGift
    const who = one.by === 'staff' ? 'admin' : 'partner'
    return unlessRefused(() => refund(world.caller(who), { id: subject.id, reason, amount }))
  }
  return withPart(subject, one.of, async ({ id: partId, status: seen, left: seenLeft }) => {
    const who: Person = one.by === 'staff' ? 'admin' : one.of
    const caller = world.caller(who, newId())
    if (one.do === 'refund all') {
      const isSent = seen === 'shipped' || seen === 'delivered'
      if (isSent) return refundPart(world.caller(one.of), { partId, seen, reason })
      const cancel = one.by === 'staff' ? cancelAnyPart : cancelPart
      return cancel(caller, { partId, seen, reason })
    }
    const refund = one.by === 'staff' ? refundSomeOfAnyPart : refundSomeOfPart
    const pieces = await world.house.scope.as(system, (db) => piecesOf(db, [partId]))
    const units = { quantity: 1, isRestocked: one.do === 'refund units' && one.isRestocked }
    return refund(caller, {
      partId,
      seen,
      seenLeft,
      reason,
      ...(one.do === 'refund units'
        ? { lines: pieces.slice(0, 1).map(({ lineId }) => ({ lineId, ...units })) }
        : { amount: dollars(shareOf(seenLeft, one)) }),
    })
  })
}

/** Staff says of everything that it has sent it. */
async function confirmRefunds({ paymentId, provider }: Subject): Promise<void> {
  if (provider !== 'offline') return
  const open = await world.house.scope.as(system, (db) =>
    db
      .selectFrom('refunds')
      .select('id')
      .where('payment_id', '=', paymentId)
      .where('status', '=', 'requested')
      .execute(),
  )
  for (const { id: refundId } of open) {
    // oxlint-disable-next-line no-await-in-loop
    await unlessRefused(() => confirmRefund(world.caller('admin', newId()), { refundId }))
  }
}

const chargeOf = ({ session }: Subject) =>
  session === null ? null : (stripe.till.sessions.get(session)?.payment_intent ?? null)

async function refundAtProvider(
  subject: Subject,
  one: Step & { do: 'refund at the provider' },
): Promise<void> {
  const charge = chargeOf(subject)
  if (charge === null) return
  const { net } = await netOf(subject)
  const form = new URLSearchParams({
    payment_intent: charge,
    amount: String(shareOf(net, one)),
  })
  const { status, body } = stripe.till.refund(form, one.isPending ? 'pending' : 'succeeded')
  if (status !== 200) return
  for (const type of one.told) {
    // oxlint-disable-next-line no-await-in-loop
    await tell(subject, type, type === 'charge.refunded' ? stripe.till.chargeOf(body) : body)
  }
  if (!one.isPending) return
  const settled = stripe.till.settleRefund(String(body['id']), 'succeeded')
  await tell(subject, 'refund.updated', settled)
}

async function dispute(subject: Subject, one: Step & { do: 'dispute' }): Promise<void> {
  const charge = chargeOf(subject)
  if (charge === null) return
  const { net } = await netOf(subject)
  const thing = {
    id: `dp_${newId()}`,
    object: 'dispute',
    payment_intent: charge,
    amount: shareOf(net, one),
    currency: 'usd',
    reason: 'fraudulent',
  }
  for (const state of one.told) {
    const type = state === 'opened' ? 'charge.dispute.created' : 'charge.dispute.closed'
    const status = state === 'opened' ? 'needs_response' : state
    // oxlint-disable-next-line no-await-in-loop
    await tell(subject, type, { ...thing, status })
  }
}

async function netOf(subject: Subject) {
  const { received, refunded } = await entriesOf(world, subject.paymentId)
  return { received, refunded, net: received - refunded }
}

/** What every place shows is what the entries say. */
async function expectAllAgree(subject: Subject): Promise<void> {
  const truth = await netOf(subject)
  if (subject.kind === 'gift') {
    const views = await viewsOfGift(world, BUYER, subject)
    // What came for a gift that had ended goes back, and is nobody's meanwhile.
    const isLate = (await statusOf(subject)) === 'ended'
    expectViews(views, truth, isLate ? 0 : truth.net)
  } else {
    expectViews(await viewsOfOrder(world, BUYER, subject), truth)
    const shares = await sharesOf(world, subject.orderId)
    const sum = (name: keyof Sums) => shares.reduce((cents, { sums }) => cents + sums[name], 0)
    expect({ received: sum('received'), refunded: sum('refunded') }).toEqual({
      received: truth.received,
      refunded: truth.refunded,
    })
    for (const { owner, sums } of shares) {
      const who = OWNERS.find((one) => CAST[one].id === owner)!
      // oxlint-disable-next-line no-await-in-loop
      const views = await viewsOfPart(world, who, subject.number)
      expectViews(views, { ...sums, net: sums.received - sums.refunded })
    }
  }
  for (const who of OWNERS) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await viewsOfFigures(world, who), `the figures of ${who}`).toEqual(await earned(who))
  }
  await expectBooksAgree(world)
}

/** Places that tell the public, and whoever gets the money, of gifts that stand. */
const STANDING =
  /^(public|ambassador|organization: figures|organization: supporters.csv|staff: sums)/

function expectViews(views: Views, truth: Required<ShownSums>, standing = truth.net): void {
  for (const [place, shown] of Object.entries(views)) {
    const net = STANDING.test(place) && !place.endsWith('.csv') ? standing : truth.net
    const expected = { ...truth, net }
    for (const [name, cents] of Object.entries(shown) as [keyof ShownSums, number][]) {
      expect(cents, `${place}: ${name}`).toBe(expected[name])
    }
  }
}

async function statusOf({ paymentId }: Subject): Promise<string> {
  const { status } = await world.house.scope.as(system, (db) =>
    db
      .selectFrom('payments')
      .select('status')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow(),
  )
  return status
}

/** What the entries say that an organization has sold, less what is on its way back, and was given. */
async function earned(who: Owner) {
  const [row] = await world.house.scope.as(system, async (db) => {
    const sold = await db
      .selectFrom('payment_entry_shares as share')
      .innerJoin('partner_orders as part', 'part.id', 'share.partner_order_id')
      .innerJoin('partners', 'partners.id', 'part.partner_id')
      .select(['share.kind', 'share.amount_cents'])
      .where('partners.user_id', '=', CAST[who].id)
      .execute()
    const given = await db
      .selectFrom('payment_entries as entry')
      .innerJoin('payments', 'payments.id', 'entry.payment_id')
      .innerJoin('supports', 'supports.id', 'payments.support_id')
      .innerJoin('project_events', 'project_events.id', 'supports.project_event_id')
      .innerJoin('partners', 'partners.id', 'project_events.partner_id')
      .select(['entry.kind', 'entry.amount_cents'])
      .where('payments.status', '<>', 'ended')
      .where('supports.status', 'in', ['confirmed', 'completed', 'refunded'])
      .where('partners.user_id', '=', CAST[who].id)
      .execute()
    const net = (rows: { kind: string; amount_cents: number }[]) =>
      rows.reduce(
        (sum, { kind, amount_cents: cents }) => sum + (kind === 'received' ? cents : -cents),
        0,
      )
    const { promised } = await db
      .selectFrom('partner_orders')
      .innerJoin('partners', 'partners.id', 'partner_orders.partner_id')
      .select((make) => make.fn.sum<string>('going_back_cents').as('promised'))
      .where('partners.user_id', '=', CAST[who].id)
      .executeTakeFirstOrThrow()
    return [{ sold: net(sold) - Number(promised ?? 0), given: net(given) }]
  })
  return row!
}

type Told = { id: string; to: string; kind: string; text: string }

const mails = (): Promise<Told[]> =>
  world.house.scope.as(system, (db) =>
    db
      .selectFrom('mails')
      .select(['id', 'to_address as to', 'kind', 'text'])
      .orderBy('id')
      .execute(),
  )

/** Mails that name what is left name it as the entries have it; money that went back at the provider is told to everybody. */
async function expectMailsTrue(
  subject: Subject,
  one: Step,
  { before, known }: { before: { refunded: number }; known: ReadonlySet<string> },
): Promise<void> {
  const fresh = (await mails()).filter(({ id }) => !known.has(id))
  const truth = await netOf(subject)
  const toBuyer = fresh.filter(({ to }) => to === CAST[BUYER].email)
  const last = toBuyer
    .map(({ text }) => /Refunded so far: (\$[\d.,]+)\. Remaining: (\$[\d.,]+)\./.exec(text))
    .findLast((found) => found !== null)
  if (last) {
    const [, refunded = '', net = ''] = last
    expect([centsIn(refunded), centsIn(net)]).toEqual([truth.refunded, truth.net])
  }
  const isElsewhere = one.do === 'refund at the provider' || one.do === 'dispute'
  const gone = truth.refunded - before.refunded
  const isLate = (await statusOf(subject)) === 'ended'
  if (!isElsewhere || gone === 0 || isLate) return
  expect(last, `${one.do}: the payer is told what is left`).toBeDefined()
  const words = format.money(gone)
  expect(toBuyer.at(-1)?.text, 'the payer is told the amount').toContain(words)
  expect(
    fresh.filter(
      ({ kind }) =>
        kind.endsWith('refunded-for-organization') || kind.endsWith('paid-back-for-organization'),
    ),
    'the organization is told',
  ).not.toEqual([])
}

test('whatever happens to money, every page, figure, file and mail says what the entries say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SUBJECTS),
      fc.constantFrom<Provider>('stripe', 'stripe', 'offline'),
      fc.array(step, { minLength: 2, maxLength: 7 }),
      fc.boolean(),
      async (what, provider, steps, isPaidFirst) => {
        Object.assign(stripe.behaviour, { refunds: 'succeeded', silent: false, times: 1 })
        const subject = await begin(what, provider)
        try {
          const paid: Step = { do: 'pay' }
          for (const one of isPaidFirst
            ? [paid, ...steps]
            : [...steps.slice(0, 1), paid, ...steps.slice(1)]) {
            /* oxlint-disable no-await-in-loop */
            const before = await netOf(subject)
            const known = new Set((await mails()).map(({ id }) => id))
            await unlessClosed(() => take(subject, one))
            await stripe.settled()
            await expectAllAgree(subject)
            await expectMailsTrue(subject, one, { before, known })
            /* oxlint-enable no-await-in-loop */
          }
        } finally {
          stripe.behaviour.refunds = 'succeeded'
          // What waits to be paid would keep the buyer from ordering again.
          await expire(subject)
        }
      },
    ),
    { numRuns: RUNS, endOnFailure: process.env['CI'] !== undefined },
  )
}, 600_000)

/** A page of the till that has closed takes no money. */
async function unlessClosed(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isAppError(error) && !String(error).includes('This page is not open')) throw error
  }
}
