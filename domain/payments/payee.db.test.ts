import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { partOf } from '#test/app/desks.ts'
import { giveAsGuest } from '#test/app/giving.ts'
import { guest, memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { addProduct, orderAs, payOffline } from '#test/app/ordering.ts'
import { seedPosters } from '#test/app/posting.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { countGiftsToConfirm } from '../support/queries/count-gifts-to-confirm.ts'
import { refundGift } from '../support/commands/refund-gift.ts'
import { cancelPart } from '../orders/commands/move-own-part.ts'
import { confirmRefund } from '#domain/settlement/commands/confirm-refund.ts'
import { countOrdersToConfirm } from '../orders/queries/count-orders-to-confirm.ts'
import { countPartnerOrders } from '../orders/queries/count-partner-orders.ts'
import { getPartnerOrder } from '../orders/queries/get-partner-order.ts'
import { answerSupport } from '../support/commands/answer-support.ts'
import { listSupporters } from '../support/queries/list-supporters.ts'
import { confirmOwnPayment } from '#domain/settlement/commands/confirm-own-payment.ts'
import { findHowToPay } from './how-to-pay.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))
afterEach(() => expectBooksAgree(app))

const OWN = 'Bank of the Galilee, account 1234'
const SITE = 'Friends for Israel, account 99'

const say = async (own: string, site: string, who: 'partner' | 'partner2' = 'partner') => {
  await app
    .as(system)
    .update(
      'partners',
      { paymentInstructions: own, paymentTranslations: '{}' },
      { userId: DEMO_USERS[who].id },
    )
  await app.as(system).update('siteTexts', { body: site }, { slug: 'payment-instructions' })
}
const told = (paymentId: string) =>
  app.runtime.scope.as(system, async (db) => (await findHowToPay(db, paymentId))?.en ?? null)

async function order() {
  const { variants } = await addProduct(app)
  return orderAs(app, guest(), [{ variantId: variants[0]!, quantity: 1 }])
}
const confirm = (paymentId: string, who: 'partner' | 'partner2' = 'partner') =>
  confirmOwnPayment(app.caller(who), { paymentId })
const give = async () => giveAsGuest(app, await addSupportable(app))

describe('the payee', () => {
  test('stays the same, whatever changes later', async () => {
    await say(OWN, SITE)
    const own = await order()
    await say('', SITE)
    const site = await order()
    expect(await told(own.paymentId), 'its own words are gone').toBeNull()
    expect(await told(site.paymentId)).toBe(SITE)
    await say(OWN, SITE)
    expect(await told(site.paymentId), 'still the site').toBe(SITE)
    await expect(confirm(site.paymentId)).toBeRefused('forbidden')
    await confirm(own.paymentId)
  })

  test('is the organization even without instructions: it has to send them', async () => {
    await say('', ' \n')
    const { paymentId } = await order()
    await say('', SITE)
    expect(await told(paymentId)).toBeNull()
    await confirm(paymentId)
  })

  test('is the site for shared orders', async () => {
    await say(OWN, SITE)
    const one = await addProduct(app)
    const other = await addProduct(app, { owner: 'partner2' })
    const { paymentId } = await orderAs(
      app,
      guest(),
      [...one.variants, ...other.variants].map((variantId) => ({ variantId, quantity: 1 })),
    )
    expect(await told(paymentId)).toBe(SITE)
  })
})

describe('a payment to the site', () => {
  beforeEach(() => say('', SITE))

  test('cannot be confirmed, declined or cancelled by the organization, but by staff', async () => {
    const bought = await order()
    const given = await give()
    const { id: partId } = await partOf(app, bought.orderId)
    for (const { paymentId } of [bought, given]) {
      await expect(confirm(paymentId)).toBeRefused('forbidden')
      await expect(confirm(paymentId, 'partner2')).toBeRefused('not_found')
    }
    await expect(
      cancelPart(app.caller('partner'), { partId, seen: 'awaiting_payment', reason: 'No' }),
    ).toBeRefused('conflict')
    await expect(
      answerSupport(app.caller('partner'), { id: given.id, answer: 'declined', reason: 'No' }),
    ).toBeRefused('conflict')
    expect(await getPartnerOrder(app.caller('partner'), { id: partId })).toMatchObject({
      toConfirm: null,
      isPaidToTeam: true,
      moves: [],
    })
    await payOffline(app, bought.paymentId)
    await payOffline(app, given.paymentId)
  })

  test('is offered to no organization, and counted for staff', async () => {
    const count = async () => ({
      orders: await countOrdersToConfirm(app.caller('admin'), {}),
      gifts: await countGiftsToConfirm(app.caller('admin'), {}),
    })
    const before = await count()
    const own = await countPartnerOrders(app.caller('partner'), {})
    await order()
    const { id } = await give()
    const { orders, gifts } = await count()
    expect([orders - before.orders, gifts - before.gifts]).toEqual([1, 1])
    expect(await countPartnerOrders(app.caller('partner'), {})).toEqual(own)
    const { supporters } = await listSupporters(app.caller('partner'), {})
    expect(supporters.find((one) => one.id === id)).toMatchObject({ answers: [] })
  })

  test('is refunded by staff: an order after confirmation, a gift by staff only', async () => {
    const bought = await order()
    await payOffline(app, bought.paymentId)
    const { id: partId } = await partOf(app, bought.orderId)
    await cancelPart(app.caller('partner'), { partId, seen: 'processing', reason: 'Broken' })
    const [refund] = await app.as(system).rows('refunds', '*', { partnerOrderId: partId })
    expect(refund).toMatchObject({ status: 'requested' })
    await confirmRefund(app.caller('admin'), { refundId: refund!.id })

    const given = await give()
    await payOffline(app, given.paymentId)
    const refused = refundGift(app.caller('partner'), { id: given.id, reason: 'Too much' })
    await expect(refused).toBeRefused('forbidden')
    const { supporters } = await listSupporters(app.caller('partner'), {})
    expect(supporters.find((one) => one.id === given.id)?.answers).not.toContain('refunded')
  })

  test('is protected by the database, too', async () => {
    const { paymentId, id } = await give()
    const partner = memberOf('partner')
    const entry = (kind: 'received' | 'refunded') =>
      app.as(partner).insert('paymentEntries', {
        id: newId(),
        paymentId,
        kind,
        amountCents: 5_000,
        provider: 'offline',
        reference: paymentId,
        enteredBy: partner.userId,
      })
    await expect(entry('received')).toBeRefused('forbidden')
    const ended = await app.as(partner).update('payments', { status: 'ended' }, { id: paymentId })
    expect(ended.numUpdatedRows).toBe(0n)
    const declined = app
      .as(partner)
      .update('supports', { status: 'declined', reason: 'No' }, { id })
    await expect(declined).toBeRefused('forbidden')
    const taken = app.as(partner).update('payments', { paid_to: null } as never, { id: paymentId })
    await expect(taken).toBeRefused('forbidden')

    await payOffline(app, paymentId)
    const refund = app.as(partner).insert('refunds', {
      id: newId(),
      paymentId,
      amountCents: 5_000,
      requestedBy: partner.userId,
      dueAt: new Date(),
    })
    await expect(refund).toBeRefused('forbidden')
    await expect(entry('refunded')).toBeRefused('forbidden')
  })
})
