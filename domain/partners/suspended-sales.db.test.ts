import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { giveAsGuest } from '#test/world/giving.ts'
import { guest, createTestApp, system, type TestApp } from '#test/world/create-test-app.ts'
import { addProduct, orderAs, payOffline, stockOf } from '#test/world/ordering.ts'
import { booksOf, giftStatus, partsOf } from '#test/world/paying.ts'
import { addSupportable } from '#test/world/supporting.ts'
import { suspendPartner } from './commands/suspend-partner.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterEach(() => expectBooksAgree(world))
afterAll(() => world.close())

test('suspending ends what nobody has paid, tells whoever ordered or gave, and leaves what is paid', async () => {
  const itemId = await addSupportable(world)
  const { variants } = await addProduct(world)
  const other = await addProduct(world, { owner: 'partner2' })
  const wanted = { variantId: variants[0]!, quantity: 1 }
  const beside = { variantId: other.variants[0]!, quantity: 1 }
  const order = (email: string, more = [wanted]) => orderAs(world, guest(), more, { email })
  const paid = await order('paid@buyers.example')
  await payOffline(world, paid.paymentId)
  const unpaid = await order('unpaid@buyers.example', [wanted, beside])
  const theirs = await order('theirs@buyers.example', [beside])
  const gift = await giveAsGuest(world, itemId, { email: 'unpaid@givers.example' })

  const partner = await world.runtime.scope.as(system, (db) =>
    db
      .selectFrom('partners')
      .select('id')
      .where('userId', '=', DEMO_USERS.partner.id)
      .executeTakeFirstOrThrow(),
  )
  await suspendPartner(world.caller('admin'), { partnerId: partner.id, reason: 'A secret reason' })

  expect(await partsOf(world, paid.orderId)).toEqual(['processing'])
  expect(await partsOf(world, unpaid.orderId)).toEqual(['cancelled', 'cancelled'])
  expect(await partsOf(world, theirs.orderId)).toEqual(['awaiting_payment'])
  expect(await booksOf(world, unpaid.paymentId)).toMatchObject({ status: 'ended' })
  expect(await giftStatus(world, gift.id)).toBe('declined')
  expect(await stockOf(world, wanted.variantId)).toBe(4)
  for (const [address, kind] of [
    ['unpaid@buyers.example', 'orders.ended'],
    ['unpaid@givers.example', 'support.declined'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const told = (await world.mailsTo(address)).find((mail) => mail.kind === kind)
    expect(told?.text, kind).toContain('takes no orders and gifts at the moment')
    expect(told?.text).not.toContain('A secret reason')
  }
})
