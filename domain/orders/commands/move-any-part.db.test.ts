import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { orderUpTo, partOf as find, partsOf, stockDesks } from '#test/app/desks.ts'
import { startTestApp, visitor, type Person } from '#test/app/create-test-app.ts'
import { disbandTeams, organizationOf } from '#test/app/organization.ts'
import { stockOf } from '#test/app/ordering.ts'
import { seedPosters } from '#test/app/posting.ts'
import { cancelAnyPart, deliverAnyPart, refundAnyPart, shipAnyPart } from './move-any-part.ts'
import { cancelPart, shipPart } from './move-own-part.ts'
import type { OrderStatus } from '../order.ts'

const app = startTestApp()
let variant: string
let other: string
beforeAll(async () => {
  await disbandTeams(app)
  await seedPosters(app)
})
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

describe('staff', () => {
  test('moves a partner order on behalf of an organization, with an audit log entry', async () => {
    const { partId } = await ordered()
    await shipAnyPart(by('admin'), { partId, seen: 'processing', reason: 'They called.' })
    await deliverAnyPart(by('superuser'), { partId, seen: 'shipped', reason: 'They called.' })
    const seen = 'delivered'
    await refundAnyPart(by('admin'), { partId, seen, reason, isRestocked: true })
    const lines = await app
      .asStaff('admin')
      .rows('auditEntries', ['operation', 'after'], { subjectId: partId }, 'at')
    expect(lines.map(({ operation }) => operation)).toEqual([
      'orders.ship-any-part',
      'orders.deliver-any-part',
      'orders.refund-any-part',
    ])
    expect(lines[2]?.after).toMatchObject({ status: 'refunded', restocked: true })
  })

  test('cancels an unpaid order as a whole and a paid one by partner order; organizations are emailed', async () => {
    const unpaid = await ordered('awaiting_payment', bothOf())
    await cancelAnyPart(by('admin'), { partId: unpaid.partId, seen: 'awaiting_payment', reason })
    const statuses = (await partsOf(app, unpaid.orderId)).map(({ status }) => status)
    expect(statuses).toEqual(['cancelled', 'cancelled'])
    expect(await stockOf(app, other)).toBe(5)

    const paid = await ordered('processing', bothOf())
    await cancelAnyPart(by('admin'), { partId: paid.partId, seen: 'processing', reason })
    expect((await partOf(paid.orderId, 'partner2')).status).toBe('processing')
    const { email } = await organizationOf(app, 'partner')
    expect((await app.mailsTo(email))[0]?.subject).toBe(
      `Order ${paid.number} was closed by our team`,
    )
  })
})

describe('is refused', () => {
  test.each(['partner2', 'supporter', 'applicant', 'ambassador'] as const)(
    'for %s',
    async (who) => {
      const { partId, orderId } = await ordered()
      const codes = expect.stringMatching(/^(not_found|forbidden)$/)
      for (const command of [shipPart, cancelPart]) {
        await expect(
          command(by(who), { partId, seen: 'processing', reason }),
        ).rejects.toMatchObject({ code: codes })
      }
      for (const command of [shipAnyPart, deliverAnyPart, cancelAnyPart, refundAnyPart]) {
        await expect(command(by(who), { partId, seen: 'processing', reason })).toBeRefused(
          'forbidden',
        )
      }
      expect((await partOf(orderId)).status).toBe('processing')
    },
  )

  test('for visitors, and by row security for another organization', async () => {
    const { partId, orderId } = await ordered()
    await expect(shipPart(app.caller(visitor), { partId, seen: 'processing' })).toBeRefused(
      'not_signed_in',
    )
    const { numUpdatedRows } = await app
      .as('partner2')
      .update('partnerOrders', { status: 'shipped' }, { id: partId })
    expect(numUpdatedRows).toBe(0n)
    expect((await partOf(orderId)).status).toBe('processing')
  })
})
