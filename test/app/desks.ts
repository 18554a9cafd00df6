import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deliverPart, shipPart } from '#domain/orders/commands/move-own-part.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, system, type TestApp } from './create-test-app.ts'
import { addProduct, orderAs, payOffline, type Wanted } from './ordering.ts'

/** Adds a bowl of the partner and a mug of the other one, five of each; returns their variants. */
export async function stockDesks(app: TestApp): Promise<{ bowl: string; mug: string }> {
  const bowl = await addProduct(app)
  const mug = await addProduct(app, { owner: 'partner2', name: 'Mug', priceCents: 900 })
  return { bowl: bowl.variants[0]!, mug: mug.variants[0]! }
}

/** The parts of an order, with their sellers. */
export async function partsOf(app: TestApp, orderId: string) {
  return app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('partnerOrders')
      .innerJoin('partners', 'partners.id', 'partnerOrders.partnerId')
      .selectAll('partnerOrders')
      .select('partners.userId')
      .where('orderId', '=', orderId)
      .execute(),
  )
}

/** The part of an order that a cast member ships. */
export async function partOf(
  app: TestApp,
  orderId: string,
  owner: 'partner' | 'partner2' = 'partner',
) {
  const part = (await partsOf(app, orderId)).find(({ userId }) => userId === DEMO_USERS[owner].id)
  return part!
}

/** Places a guest's order, paid by default, and moves the partner's part to the given status. */
export async function orderUpTo(app: TestApp, upTo: OrderStatus, wanted: readonly Wanted[]) {
  const order = await orderAs(app, guest(), wanted)
  if (upTo !== 'awaiting_payment') await payOffline(app, order.paymentId)
  const partId = (await partOf(app, order.orderId)).id
  if (upTo === 'shipped' || upTo === 'delivered') {
    await shipPart(app.caller('partner', newId()), { partId, seen: 'processing' })
  }
  if (upTo === 'delivered') {
    await deliverPart(app.caller('partner', newId()), { partId, seen: 'shipped' })
  }
  return { ...order, partId }
}
