import { isId } from '#platform/database/new-id.ts'
import type { TokenSigner } from '#platform/token-signer.ts'

const PURPOSE = 'order'

/** Creates the key that opens an order without signing in; emails to its customer contain it. */
export function sealOrder(seal: TokenSigner, orderId: string): string {
  return seal.close(PURPOSE, orderId)
}

/** Returns the order id that a key opens; null for an invalid key. */
export function openOrderSeal(seal: TokenSigner, key: string): string | null {
  const id = seal.open(PURPOSE, key)
  return id !== null && isId(id) ? id : null
}

/** The path of an order's page, with its key. */
export function sealedOrderPath(seal: TokenSigner, order: { id: string; number: string }): string {
  return `/orders/${order.number}?key=${sealOrder(seal, order.id)}`
}
