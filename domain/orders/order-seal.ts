import { isId } from '#platform/database/new-id.ts'
import type { TokenSigner } from '#platform/token-signer.ts'

const PURPOSE = 'order'

/** The key by which whoever has it reads an order without signing in; it stands in mails to its customer. */
export function sealOrder(seal: TokenSigner, orderId: string): string {
  return seal.close(PURPOSE, orderId)
}

/** The id of the order that a key opens; null for a key that is not ours. */
export function openOrderSeal(seal: TokenSigner, key: string): string | null {
  const id = seal.open(PURPOSE, key)
  return id !== null && isId(id) ? id : null
}

/** The path of an order's page, with its key. */
export function sealedOrderPath(seal: TokenSigner, order: { id: string; number: string }): string {
  return `/orders/${order.number}?key=${sealOrder(seal, order.id)}`
}
