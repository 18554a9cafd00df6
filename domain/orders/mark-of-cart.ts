import { createHash } from 'node:crypto'
import type { CartLine } from './cart.ts'

/**
 * What a cart comes to, in short: the same for the same pieces at the same prices, whatever their order. A checkout
 * posts the mark of what it showed, so that nobody pays what they were not shown.
 */
export function markOfCart(
  lines: readonly Pick<CartLine, 'variantId' | 'quantity' | 'priceCents'>[],
): string {
  const words = lines
    .map(({ variantId, quantity, priceCents }) => `${variantId}*${quantity}@${priceCents}`)
    .sort()
  return createHash('sha256').update(words.join('\n')).digest('base64url')
}
