import { createHash } from 'node:crypto'
import type { CartLine } from './cart.ts'

/**
 * Hashes a cart: equal for the same quantities at the same prices, in any order. A checkout posts the hash of the cart
 * it showed, so that no one pays a price they were not shown.
 */
export function markOfCart(
  lines: readonly Pick<CartLine, 'variantId' | 'quantity' | 'priceCents'>[],
): string {
  const words = lines
    .map(({ variantId, quantity, priceCents }) => `${variantId}*${quantity}@${priceCents}`)
    .sort()
  return createHash('sha256').update(words.join('\n')).digest('base64url')
}
