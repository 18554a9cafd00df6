import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { PaymentProviderName } from '#domain/payments/payment.ts'
import { isAppError } from '#platform/errors.ts'
import { format } from '#platform/text/format.ts'
import { expectBooksAgree } from '../app/books.ts'
import {
  centsIn,
  sharesOf,
  viewsOfFigures,
  viewsOfGift,
  viewsOfOrder,
  viewsOfPart,
  type ShownSums,
  type Sums,
  type Views,
} from '../app/money.ts'
import { system, type TestApp } from '../app/create-test-app.ts'
import { openPayingWorld, type PayingWorld } from '../app/paying.ts'
import { seedPosters } from '../app/posting.ts'
import type { StripeServer } from '../app/stripe-server.ts'
import {
  BUYER,
  OWNERS,
  SUBJECTS,
  begin,
  expire,
  netOf,
  playIn,
  step,
  take,
  type Owner,
  type Step,
  type Subject,
} from '../app/money-sequences.ts'

/** Number of random sequences, each of its own payment: twice as many with `npm run test:everywhere`; set `MONEY_RUNS` for more. */
const RUNS = Number(process.env['MONEY_RUNS'] ?? (process.env['EVERYWHERE'] ? 30 : 15))

/** The seed, fixed by default so that each run uses the same sequences; set `MONEY_SEED` for others. */
const SEED = Number(process.env['MONEY_SEED'] ?? 20261123)

let paying: PayingWorld
let app: TestApp
let stripe: StripeServer
beforeAll(async () => {
  paying = await openPayingWorld()
  ;({ app, stripe } = paying)
  playIn(paying)
  await seedPosters(app)
})
afterAll(() => paying.close())

/** Asserts that every place shows what the entries say. */
async function expectAllAgree(subject: Subject): Promise<void> {
  const truth = await netOf(subject)
  if (subject.kind === 'gift') {
    const views = await viewsOfGift(app, BUYER, subject)
    // Money received for an expired gift is refunded and belongs to no one until then.
    const isLate = (await statusOf(subject)) === 'ended'
    expectViews(views, truth, isLate ? 0 : truth.net)
  } else {
    expectViews(await viewsOfOrder(app, BUYER, subject), truth)
    const shares = await sharesOf(app, subject.orderId)
    const sum = (name: keyof Sums) => shares.reduce((cents, { sums }) => cents + sums[name], 0)
    expect({ received: sum('received'), refunded: sum('refunded') }).toEqual({
      received: truth.received,
      refunded: truth.refunded,
    })
    for (const { owner, sums } of shares) {
      const who = OWNERS.find((one) => DEMO_USERS[one].id === owner)!
      // oxlint-disable-next-line no-await-in-loop
      const views = await viewsOfPart(app, who, subject.number)
      expectViews(views, { ...sums, net: sums.received - sums.refunded })
    }
  }
  for (const who of OWNERS) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await viewsOfFigures(app, who), `the figures of ${who}`).toEqual(await earned(who))
  }
  await expectBooksAgree(app)
}

/** Places that show standing gifts to the public and to the recipient of the money. */
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
  const { status } = await app.as(system).row('payments', ['status'], { id: paymentId })
  return status
}

/** An organization's sales, less pending refunds, and gifts, according to the entries. */
async function earned(who: Owner) {
  const [row] = await app.runtime.scope.as(system, async (db) => {
    const sold = await db
      .selectFrom('paymentEntryShares as share')
      .innerJoin('partnerOrders as part', 'part.id', 'share.partnerOrderId')
      .innerJoin('partners', 'partners.id', 'part.partnerId')
      .select(['share.kind', 'share.amountCents'])
      .where('partners.userId', '=', DEMO_USERS[who].id)
      .execute()
    const given = await db
      .selectFrom('paymentEntries as entry')
      .innerJoin('payments', 'payments.id', 'entry.paymentId')
      .innerJoin('supports', 'supports.id', 'payments.supportId')
      .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
      .innerJoin('partners', 'partners.id', 'projectEvents.partnerId')
      .select(['entry.kind', 'entry.amountCents'])
      .where('payments.status', '<>', 'ended')
      .where('supports.status', 'in', ['confirmed', 'completed', 'refunded'])
      .where('partners.userId', '=', DEMO_USERS[who].id)
      .execute()
    const net = (rows: { kind: string; amountCents: number }[]) =>
      rows.reduce(
        (sum, { kind, amountCents: cents }) => sum + (kind === 'received' ? cents : -cents),
        0,
      )
    const { promised } = await db
      .selectFrom('partnerOrders')
      .innerJoin('partners', 'partners.id', 'partnerOrders.partnerId')
      .select((make) => make.fn.sum<string>('goingBackCents').as('promised'))
      .where('partners.userId', '=', DEMO_USERS[who].id)
      .executeTakeFirstOrThrow()
    return [{ sold: net(sold) - Number(promised ?? 0), given: net(given) }]
  })
  return row!
}

/** Everything that says what money has come and gone; each view reads no other money. */
const TABLES = [
  'payments',
  'payment_entries',
  'payment_entry_shares',
  'refunds',
  'partner_orders',
  'supports',
  'project_events',
]

/** Equal only while no row of these tables is written. */
async function lastWrites(): Promise<string> {
  const each = TABLES.map(
    (table) => sql`(select count(*) || ' ' || max(xmin::text::bigint) from ${sql.table(table)})`,
  )
  const { rows } = await app.runtime.scope.as(system, (db) =>
    sql<{ state: string }>`select concat_ws(', ', ${sql.join(each)}) as state`.execute(db),
  )
  return rows[0]!.state
}

type Told = { id: string; to: string; kind: string; text: string }

const mails = (): Promise<Told[]> =>
  app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('mails')
      .select(['id', 'toAddress as to', 'kind', 'text'])
      .orderBy('id')
      .execute(),
  )

/**
 * Emails that state the remaining amount match the entries; everyone involved is notified of refunds made at the
 * provider.
 */
async function expectMailsTrue(
  subject: Subject,
  one: Step,
  { before, known }: { before: { refunded: number }; known: ReadonlySet<string> },
): Promise<void> {
  const fresh = (await mails()).filter(({ id }) => !known.has(id))
  const truth = await netOf(subject)
  const toBuyer = fresh.filter(({ to }) => to === DEMO_USERS[BUYER].email)
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

test('after any sequence of payments and refunds, every page, figure, file and email matches the entries', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...SUBJECTS),
      fc.constantFrom<PaymentProviderName>('stripe', 'stripe', 'offline'),
      fc.array(step, { minLength: 2, maxLength: 7 }),
      fc.boolean(),
      async (what, provider, steps, isPaidFirst) => {
        Object.assign(stripe.behavior, { refunds: 'succeeded', silent: false, times: 1 })
        const subject = await begin(what, provider)
        try {
          const paid: Step = { do: 'pay' }
          for (const one of isPaidFirst
            ? [paid, ...steps]
            : [...steps.slice(0, 1), paid, ...steps.slice(1)]) {
            /* oxlint-disable no-await-in-loop */
            const before = await netOf(subject)
            const known = new Set((await mails()).map(({ id }) => id))
            const rows = await lastWrites()
            await unlessClosed(() => take(subject, one))
            await stripe.settled()
            // What wrote nothing, as most refused steps, shows nothing else.
            if ((await lastWrites()) !== rows) await expectAllAgree(subject)
            await expectMailsTrue(subject, one, { before, known })
            /* oxlint-enable no-await-in-loop */
          }
        } finally {
          stripe.behavior.refunds = 'succeeded'
          // A pending payment would prevent the buyer from ordering again.
          await expire(subject)
        }
      },
    ),
    { numRuns: RUNS, seed: SEED, endOnFailure: process.env['CI'] !== undefined },
  )
}, 600_000)

/** A closed payment page accepts no money. */
async function unlessClosed(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isAppError(error) && !String(error).includes('This page is not open')) throw error
  }
}
