import { m } from '#messages'

/** Says that there are only so many, and how many of them are in the cart already. */
export function fewerLeft(stock: number, inCart = 0): string {
  return inCart === 0
    ? m.cart_only_left({ count: stock })
    : m.cart_only_left_with_cart({ count: stock, inCart })
}
