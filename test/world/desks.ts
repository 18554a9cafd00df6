import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deliverPart } from '#domain/orders/commands/deliver-part.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { shipPart } from '#domain/orders/commands/ship-part.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, system, type TestApp } from './create-test-app.ts'
import { addProduct, orderAs, payOffline, type Wanted } from './ordering.ts'

/** A bowl of the partner and a mug of the other one, five of each; gives their sizes. */
export async function stockDesks(world: TestApp): Promise<{ bowl: string; mug: string }> {
  const bowl = await addProduct(world)
  const mug = await addProduct(world, { owner: 'partner2', name: 'Mug', priceCents: 900 })
  return { bowl: bowl.variants[0]!, mug: mug.variants[0]! }
}

/** The parts of an order, with whose they are. */
export async function partsOf(world: TestApp, orderId: string) {
  return world.runtime.scope.as(system, (db) =>
    db
      .selectFrom('partnerOrders')
      .innerJoin('partners', 'partners.id', 'partnerOrders.partnerId')
      .selectAll('partnerOrders')
      .select('partners.userId')
      .where('orderId', '=', orderId)
      .execute(),
  )
}

/** The part of an order that somebody of the cast sends. */
export async function partOf(
  world: TestApp,
  orderId: string,
  owner: 'partner' | 'partner2' = 'partner',
) {
  const part = (await partsOf(world, orderId)).find(({ userId }) => userId === DEMO_USERS[owner].id)
  return part!
}

/** What a guest has ordered, paid unless told otherwise, and the partner's part of it as far on as asked. */
export async function orderUpTo(world: TestApp, upTo: OrderStatus, wanted: readonly Wanted[]) {
  const order = await orderAs(world, guest(), wanted)
  if (upTo !== 'awaiting_payment') await payOffline(world, order.paymentId)
  const partId = (await partOf(world, order.orderId)).id
  if (upTo === 'shipped' || upTo === 'delivered') {
    await shipPart(world.caller('partner', newId()), { partId, seen: 'processing' })
  }
  if (upTo === 'delivered') {
    await deliverPart(world.caller('partner', newId()), { partId, seen: 'shipped' })
  }
  return { ...order, partId }
}
