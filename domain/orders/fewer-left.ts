import { m } from '#messages'

/** Formats how many are left in stock, and how many of them are already in the cart. */
export function fewerLeft(stock: number, inCart = 0): string {
  return inCart === 0
    ? m.cart_only_left({ count: stock })
    : m.cart_only_left_with_cart({ count: stock, inCart })
}
