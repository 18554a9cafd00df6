import fc from 'fast-check'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { cancelGift } from '#domain/support/commands/cancel-gift.ts'
import { refundGiftAsStaff } from '#domain/support/commands/refund-gift-as-staff.ts'
import { refundGift } from '#domain/support/commands/refund-gift.ts'
import { cancelAnyPart, refundSomeOfAnyPart } from '#domain/orders/commands/move-any-part.ts'
import { cancelOwnOrder } from '#domain/orders/commands/cancel-own-order.ts'
import {
  cancelPart,
  refundPart,
  refundSomeOfPart,
  shipPart,
} from '#domain/orders/commands/move-own-part.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { unitsOf } from '#domain/orders/units-of.ts'
import { confirmRefund } from '#domain/settlement/commands/confirm-refund.ts'
import type { PaymentProviderName } from '#domain/payments/payment.ts'
import { settlePayments } from '#domain/settlement/settle-payments.ts'
import { isAppError } from '#platform/errors.ts'
import { newId } from '#platform/database/new-id.ts'
import { makeAmbassador } from './ambassadors.ts'
import { referralOf } from './crediting.ts'
import { system, type Person, type TestApp } from './create-test-app.ts'
import { addProduct, orderAs, payOffline } from './ordering.ts'
import { entriesOf } from './money.ts'
import { openPage, type PayingWorld } from './paying.ts'
import type { StripeServer } from './stripe-server.ts'
import { addSupportable } from './supporting.ts'

let paying: PayingWorld
let app: TestApp
let stripe: StripeServer

/** The app in which the sequences run. */
export function playIn(opened: PayingWorld): void {
  paying = opened
  ;({ app, stripe } = opened)
}

export const BUYER = 'supporter'
export const OWNERS = ['partner', 'partner2'] as const
export type Owner = (typeof OWNERS)[number]

/** The subject of a sequence. */
export type Subject = {
  paymentId: string
  provider: PaymentProviderName
  session: string | null
  /** The provider's latest webhooks, for redelivery. */
  told: { type: string; thing: object }[]
} & (
  | { kind: 'order'; orderId: string; number: string }
  | { kind: 'gift'; id: string; itemId: string; ambassadorId: string }
)

export const SUBJECTS = ['order', 'shared order', 'gift'] as const

export async function begin(
  what: (typeof SUBJECTS)[number],
  provider: PaymentProviderName,
): Promise<Subject> {
  const started = { provider, session: null, told: [] }
  if (what === 'gift') {
    const { id: ambassadorId, code } = await makeAmbassador(app, 'ambassador')
    const itemId = await addSupportable(app)
    const { id, paymentId } = await giveGift(app.caller(BUYER, newId()), {
      as: 'member',
      itemId,
      amount: '100',
      message: '',
      isNameShown: 'yes',
      provider,
      referral: referralOf(app, code),
    })
    return { kind: 'gift', id, itemId, ambassadorId, paymentId, ...started }
  }
  const bowl = await addProduct(app, { priceCents: 2_599, stocks: { '': 9 } })
  const mug = await addProduct(app, { owner: 'partner2', name: 'Mug', priceCents: 907 })
  const wanted = [{ variantId: bowl.variants[0]!, quantity: 3 }]
  if (what === 'shared order') wanted.push({ variantId: mug.variants[0]!, quantity: 2 })
  const order = await orderAs(app, BUYER, wanted, { provider, email: DEMO_USERS[BUYER].email })
  return { kind: 'order', ...order, ...started }
}

export type Step =
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
export const step: fc.Arbitrary<Step> = fc.oneof(
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

/** A refused action changes nothing; the books are checked after it too. */
async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isAppError(error)) throw error
  }
}

export async function take(subject: Subject, one: Step): Promise<void> {
  switch (one.do) {
    case 'pay':
      return pay(subject)
    case 'settle':
      await settlePayments(app.runtime)
      return
    case 'expire':
      return expire(subject)
    case 'cancel':
      return unlessRefused(() =>
        subject.kind === 'gift'
          ? cancelGift(app.caller(system), { id: subject.id })
          : cancelOwnOrder(app.caller(BUYER, newId()), { orderId: subject.orderId }),
      )
    case 'ship':
      return withPart(subject, 'partner', ({ id: partId, status: seen }) =>
        shipPart(app.caller('partner', newId()), { partId, seen }),
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
      stripe.behavior.refunds = one.be
  }
}

async function pay(subject: Subject): Promise<void> {
  const { paymentId, provider } = subject
  if (provider === 'offline') return unlessRefused(() => payOffline(app, paymentId))
  subject.session ??= await openPage(paying, paymentId)
  const paid = stripe.till.pay(subject.session, 'paid')
  await tell(subject, 'checkout.session.completed', paid)
}

async function tell(subject: Subject, type: string, thing: object): Promise<void> {
  subject.told.push({ type, thing })
  await stripe.send(type, thing)
}

/** The payment expires. */
export async function expire({ paymentId }: Subject): Promise<void> {
  await app.as(system).update('payments', { dueAt: new Date(0) }, { id: paymentId })
  await settlePayments(app.runtime)
}

type Part = { id: string; status: OrderStatus; left: number }

async function withPart(
  subject: Subject,
  owner: Owner,
  work: (part: Part) => Promise<unknown>,
): Promise<void> {
  if (subject.kind === 'gift') return
  const row = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('partnerOrders as part')
      .innerJoin('partners', 'partners.id', 'part.partnerId')
      .selectAll('part')
      .where('part.orderId', '=', subject.orderId)
      .where('partners.userId', '=', DEMO_USERS[owner].id)
      .executeTakeFirst(),
  )
  if (!row) return
  const left = row.receivedCents - row.refundedCents - row.goingBackCents
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
    return unlessRefused(() => refund(app.caller(who), { id: subject.id, reason, amount }))
  }
  return withPart(subject, one.of, async ({ id: partId, status: seen, left: seenLeft }) => {
    const who: Person = one.by === 'staff' ? 'admin' : one.of
    const caller = app.caller(who, newId())
    if (one.do === 'refund all') {
      const isSent = seen === 'shipped' || seen === 'delivered'
      if (isSent) return refundPart(app.caller(one.of), { partId, seen, reason })
      const cancel = one.by === 'staff' ? cancelAnyPart : cancelPart
      return cancel(caller, { partId, seen, reason })
    }
    const refund = one.by === 'staff' ? refundSomeOfAnyPart : refundSomeOfPart
    const pieces = await app.runtime.scope.as(system, (db) => unitsOf(db, [partId]))
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

/** Staff confirm that every refund was sent. */
async function confirmRefunds({ paymentId, provider }: Subject): Promise<void> {
  if (provider !== 'offline') return
  const open = await app.as(system).rows('refunds', ['id'], { paymentId, status: 'requested' })
  for (const { id: refundId } of open) {
    // oxlint-disable-next-line no-await-in-loop
    await unlessRefused(() => confirmRefund(app.caller('admin', newId()), { refundId }))
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

export async function netOf(subject: Subject) {
  const { received, refunded } = await entriesOf(app, subject.paymentId)
  return { received, refunded, net: received - refunded }
}
