import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { confirmPayment } from '#domain/settlement/commands/confirm-payment.ts'
import type { PaymentProviderName } from '#domain/payments/payment.ts'
import { markOfCart } from '#domain/orders/mark-of-cart.ts'
import { placeOrder } from '#domain/orders/commands/place-order.ts'
import { readCart } from '#domain/orders/read-cart.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, system, type Person, type TestApp } from './create-test-app.ts'

/** Valid checkout form input. */
export const recipient = {
  name: 'Ruth Abelson',
  email: 'ruth@buyers.example',
  phone: '+1 212 555 0142',
  street: '12 Linden Street',
  city: 'Albany',
  state: 'NY',
  postalCode: '12207',
  country: 'US',
  note: '',
}

export type Wanted = { variantId: string; quantity: number }

/** Adds a public product of a cast member's organization, with stock by size; returns its id and variants. */
export async function addProduct(
  app: TestApp,
  more: {
    name?: string
    priceCents?: number
    stocks?: Record<string, number>
    owner?: 'partner' | 'partner2'
  } = {},
): Promise<{ id: string; variants: string[] }> {
  const { name = 'Olive bowl', priceCents = 2500, stocks = { '': 5 }, owner = 'partner' } = more
  const id = newId()
  const variants = Object.entries(stocks).map(([size, stock], position) => ({
    id: newId(),
    productId: id,
    position,
    size,
    stock,
  }))
  await app.runtime.scope.as(system, async (db) => {
    const partner = await db
      .selectFrom('partners')
      .select('id')
      .where('userId', '=', DEMO_USERS[owner].id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('products')
      .values({ id, partnerId: partner.id, name, priceCents })
      .execute()
    await db.insertInto('productVariants').values(variants).execute()
  })
  return { id, variants: variants.map((one) => one.id) }
}

/** Inserts items into a user's cart directly, without the commands. */
export async function fillCart(
  app: TestApp,
  who: Person | Actor,
  wanted: readonly Wanted[],
): Promise<void> {
  const actor = typeof who === 'string' ? memberOf(who) : who
  const ids = wanted.map(({ variantId }) => variantId)
  await app.runtime.scope.as(system, async (db) => {
    const prices = await db
      .selectFrom('productVariants')
      .innerJoin('products', 'products.id', 'productVariants.productId')
      .select(['productVariants.id', 'products.priceCents'])
      .where('productVariants.id', 'in', ids)
      .execute()
    const rows = wanted.map(({ variantId, quantity }) => ({
      id: newId(),
      userId: actor.kind === 'member' ? actor.userId : null,
      guestId: actor.kind === 'guest' ? actor.guestId : null,
      variantId,
      quantity,
      seenPriceCents: prices.find(({ id }) => id === variantId)?.priceCents ?? 1,
    }))
    await db.insertInto('cartLines').values(rows).execute()
  })
}

/** The token for what a user's checkout shows now. */
export async function markShown(app: TestApp, who: Person | Actor): Promise<string> {
  const actor = typeof who === 'string' ? memberOf(who) : who
  const { lines } = await app.runtime.scope.as(actor, (db) => readCart(db, actor))
  return markOfCart(lines)
}

/** Orders those items as a user, through the command. */
export async function orderAs(
  app: TestApp,
  who: Person | Actor,
  wanted: readonly Wanted[],
  more: { provider?: PaymentProviderName; email?: string } = {},
): Promise<{ orderId: string; number: string; paymentId: string }> {
  await fillCart(app, who, wanted)
  const shown = await markShown(app, who)
  return placeOrder(app.caller(who, newId()), { ...recipient, ...more, shown })
}

/** Staff confirm the payment of an order or a gift, without a provider. */
export async function payOffline(app: TestApp, paymentId: string): Promise<void> {
  await confirmPayment(app.caller('admin', newId()), { paymentId })
}

/** The stock of a variant. */
export async function stockOf(app: TestApp, variantId: string): Promise<number> {
  const { stock } = await app.as(system).row('productVariants', ['stock'], { id: variantId })
  return stock
}
