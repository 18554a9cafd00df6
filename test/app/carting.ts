import { addToCart } from '#domain/orders/commands/add-to-cart.ts'
import { getCart } from '#domain/orders/queries/get-cart.ts'
import type { Actor } from '#platform/actor.ts'
import { offerAs } from './offering.ts'
import { system, type TestApp } from './create-test-app.ts'

/** The variants of a product, in order. */
export async function variantsOf(app: TestApp, productId: string): Promise<string[]> {
  const rows = await app.as(system).rows('productVariants', ['id'], { productId }, 'position')
  return rows.map(({ id }) => id)
}

/** A shirt for 25.99 in the store: three of S, none of M, a thousand of L. */
export async function offerShirt(app: TestApp) {
  const productId = await offerAs(app, { S: '3', M: '0', L: '1000' })
  const [small, medium, large] = (await variantsOf(app, productId)) as [string, string, string]
  return { productId, small, medium, large }
}

/** Cart actions for an app that is created later. */
export function cartsIn(app: () => TestApp) {
  const add = (who: Actor, wish: Parameters<typeof addToCart>[1]) =>
    addToCart(app().caller(who), wish)
  const cartOf = (who: Actor) => getCart(app().caller(who), {})
  /** A cart in short: products and quantities. */
  async function shortly(who: Actor) {
    const { lines } = await cartOf(who)
    return lines.map(({ name, size, quantity }) => [name, size, quantity])
  }
  return { add, cartOf, shortly }
}
