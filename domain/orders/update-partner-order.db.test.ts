import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { orderUpTo, partOf as find, partsOf, stockDesks } from '#test/app/desks.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { orderAs, payOffline, recipient, stockOf } from '#test/app/ordering.ts'
import { seedPosters } from '#test/app/posting.ts'
import { cancelAnyPart, shipAnyPart } from './commands/move-any-part.ts'
import { cancelPart, deliverPart, refundPart, shipPart } from './commands/move-own-part.ts'
import type { OrderStatus } from './order.ts'

const app = startTestApp()
let variant: string
let other: string
beforeAll(() => seedPosters(app))
beforeEach(async () => {
  const { bowl, mug } = await stockDesks(app)
  variant = bowl
  other = mug
})
afterEach(() => expectBooksAgree(app))

const reason = 'The glaze has a crack.'
const by = (who: Person) => app.caller(who, newId())
const partOf = (orderId: string, owner?: 'partner' | 'partner2') => find(app, orderId, owner)
const ordered = (
  upTo: OrderStatus = 'processing',
  wanted = [{ variantId: variant, quantity: 2 }],
) => orderUpTo(app, upTo, wanted)
const bothOf = () => [
  { variantId: variant, quantity: 1 },
  { variantId: other, quantity: 1 },
]

const lastMail = async (to = recipient.email) => (await app.mailsTo(to))[0]
const paymentOf = (id: string) => app.as(system).row('payments', '*', { id })

describe('an organization', () => {
  test('ships and delivers its items; the customer is emailed each time, with the tracking text and a key', async () => {
    const { partId, orderId, number } = await ordered()
    await shipPart(by('partner'), { partId, seen: 'processing', tracking: '  Post\n RR1 ' })
    expect(await partOf(orderId)).toMatchObject({ status: 'shipped', tracking: 'Post RR1' })
    const shipped = await lastMail()
    expect(shipped?.subject).toBe(`Your order ${number} is on its way`)
    expect(shipped?.text).toContain('2 × Olive bowl')
    expect(shipped?.text).toContain('Shipped with: Post RR1')
    expect(shipped?.text).toContain(`/orders/${number}?key=`)
    await deliverPart(by('partner'), { partId, seen: 'shipped' })
    expect((await partOf(orderId)).deliveredAt).not.toBeNull()
    expect((await lastMail())?.subject).toBe(`Your order ${number} has arrived`)
  })

  test('cancels an unpaid order it does not share: units are restocked, and the payment ends', async () => {
    const { partId, paymentId } = await ordered('awaiting_payment')
    expect(await stockOf(app, variant)).toBe(3)
    await cancelPart(by('partner'), { partId, seen: 'awaiting_payment', reason })
    expect(await stockOf(app, variant)).toBe(5)
    expect((await paymentOf(paymentId)).status).toBe('ended')
    expect((await lastMail())?.text).toContain(reason)
  })

  test('cancels a paid partner order: units are restocked, and the money is refunded', async () => {
    const { partId, orderId, paymentId } = await ordered()
    await cancelPart(by('partner'), { partId, seen: 'processing', reason })
    expect(await stockOf(app, variant)).toBe(5)
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'refunded', refundedCents: 5000 })
    expect(await partOf(orderId)).toMatchObject({ status: 'cancelled', reason })
    const mail = await lastMail()
    expect(mail?.text).toContain(reason)
    expect(mail?.text).toContain('$50.00 goes back to you')
  })

  test.each([true, false])(
    'refunds sent items; units are restocked only if returned (%s)',
    async (isRestocked) => {
      const { partId, paymentId } = await ordered('delivered')
      await refundPart(by('partner'), { partId, seen: 'delivered', reason, isRestocked })
      expect(await stockOf(app, variant)).toBe(isRestocked ? 5 : 3)
      expect((await paymentOf(paymentId)).refundedCents).toBe(5000)
      expect((await lastMail())?.subject).toMatch(/^Your order F4I-\d+ is being refunded$/)
    },
  )

  test('cancels only its own items of a split order; our team sends the refund, and the rest goes on', async () => {
    const { partId, orderId, paymentId } = await ordered('processing', bothOf())
    await cancelPart(by('partner'), { partId, seen: 'processing', reason })
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'paid', refundedCents: 0 })
    expect((await lastMail())?.text).toContain('$25.00 goes back to you: our team sends it')
    const theirs = await partOf(orderId, 'partner2')
    expect(theirs.status).toBe('processing')
    expect((await lastMail())?.text).not.toContain('Mug')
    await shipPart(by('partner2'), { partId: theirs.id, seen: 'processing' })
  })

  test('cannot cancel a shared unpaid order', async () => {
    const { partId, orderId } = await ordered('awaiting_payment', bothOf())
    await expect(
      cancelPart(by('partner'), { partId, seen: 'awaiting_payment', reason }),
    ).toBeRefused('conflict')
    const statuses = (await partsOf(app, orderId)).map(({ status }) => status)
    expect(statuses).toEqual(['awaiting_payment', 'awaiting_payment'])
  })

  test('changes nothing while suspended', async () => {
    const { partId } = await ordered()
    const stand = (status: string) =>
      app.as(system).update('partners', { status }, { userId: DEMO_USERS.partner.id })
    await stand('suspended')
    await expect(shipPart(by('partner'), { partId, seen: 'processing' })).toBeRefused('forbidden')
    await stand('approved')
  })

  test('cannot confirm the refund of its own order', async () => {
    const order = await orderAs(app, 'partner', [{ variantId: variant, quantity: 1 }])
    await payOffline(app, order.paymentId)
    const { id: partId } = await partOf(order.orderId)
    await expect(cancelPart(by('partner'), { partId, seen: 'processing', reason })).toBeRefused(
      'conflict',
    )
    await cancelAnyPart(by('admin'), { partId, seen: 'processing', reason })
  })
})

describe('concurrent changes', () => {
  test('an outdated action gets the current status, and nothing happens twice', async () => {
    const { partId, orderId } = await ordered('shipped')
    const before = (await app.mailsTo(recipient.email)).length
    await expect(shipPart(by('partner'), { partId, seen: 'processing' })).toBeRefused(
      'conflict',
      '“Shipped”',
    )
    expect((await app.mailsTo(recipient.email)).length).toBe(before)
    expect((await partOf(orderId)).status).toBe('shipped')
  })

  test('two concurrent closings refund once', async () => {
    const { partId, paymentId } = await ordered()
    const results = await Promise.allSettled([
      cancelPart(by('partner'), { partId, seen: 'processing', reason }),
      cancelAnyPart(by('admin'), { partId, seen: 'processing', reason }),
      shipPart(by('partner'), { partId, seen: 'processing' }),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' })
    }
    expect((await paymentOf(paymentId)).refundedCents % 5000).toBe(0)
  })

  test('the payment arrives just before the cancellation', async () => {
    const { partId, paymentId } = await ordered('awaiting_payment')
    await payOffline(app, paymentId)
    await expect(
      cancelPart(by('partner'), { partId, seen: 'awaiting_payment', reason }),
    ).toBeRefused('conflict')
    expect((await paymentOf(paymentId)).status).toBe('paid')
  })
})

test.each(['refund', 'deliver'] as const)('cannot %s an unsent partner order', async (move) => {
  const { partId } = await ordered()
  const command = move === 'refund' ? refundPart : deliverPart
  await expect(command(by('partner'), { partId, seen: 'processing', reason })).toBeRefused(
    'conflict',
  )
})

test('requires a reason, and limits its length', async () => {
  const { partId } = await ordered()
  const seen = 'processing'
  const refused = { code: 'bad_input', fields: { reason: expect.any(String) } }
  await expect(cancelPart(by('partner'), { partId, seen, reason: '  ' })).rejects.toMatchObject(
    refused,
  )
  await expect(shipAnyPart(by('admin'), { partId, seen, reason: '' })).rejects.toMatchObject(
    refused,
  )
  await expect(shipPart(by('partner'), { partId, seen, tracking: 'x'.repeat(201) })).toBeRefusedAt(
    'tracking',
  )
})
