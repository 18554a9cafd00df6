import { afterEach, expect, test } from 'vitest'
import { expectBooksAgree } from '#test/app/books.ts'
import { giveAsGuest } from '#test/app/giving.ts'
import { guest, startTestApp } from '#test/app/create-test-app.ts'
import { organizationOf } from '#test/app/organization.ts'
import { addProduct, orderAs, payOffline, stockOf } from '#test/app/ordering.ts'
import { booksOf, giftStatus, partsOf } from '#test/app/paying.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { suspendPartner } from '#domain/closing/commands/suspend-partner.ts'

const app = startTestApp()
afterEach(() => expectBooksAgree(app))

test('suspending ends unpaid orders and gifts, emails buyers and donors, and keeps what is paid', async () => {
  const itemId = await addSupportable(app)
  const { variants } = await addProduct(app)
  const other = await addProduct(app, { owner: 'partner2' })
  const wanted = { variantId: variants[0]!, quantity: 1 }
  const beside = { variantId: other.variants[0]!, quantity: 1 }
  const order = (email: string, more = [wanted]) => orderAs(app, guest(), more, { email })
  const paid = await order('paid@buyers.example')
  await payOffline(app, paid.paymentId)
  const unpaid = await order('unpaid@buyers.example', [wanted, beside])
  const theirs = await order('theirs@buyers.example', [beside])
  const gift = await giveAsGuest(app, itemId, { email: 'unpaid@givers.example' })

  const partner = await organizationOf(app, 'partner')
  await suspendPartner(app.caller('admin'), { partnerId: partner.id, reason: 'A secret reason' })

  expect(await partsOf(app, paid.orderId)).toEqual(['processing'])
  expect(await partsOf(app, unpaid.orderId)).toEqual(['cancelled', 'cancelled'])
  expect(await partsOf(app, theirs.orderId)).toEqual(['awaiting_payment'])
  expect(await booksOf(app, unpaid.paymentId)).toMatchObject({ status: 'ended' })
  expect(await giftStatus(app, gift.id)).toBe('declined')
  expect(await stockOf(app, wanted.variantId)).toBe(4)
  for (const [address, kind] of [
    ['unpaid@buyers.example', 'orders.ended'],
    ['unpaid@givers.example', 'support.declined'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const told = (await app.mailsTo(address)).find((mail) => mail.kind === kind)
    expect(told?.text, kind).toContain('is not accepting orders or gifts at the moment')
    expect(told?.text).not.toContain('A secret reason')
  }
})
