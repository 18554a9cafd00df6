import type { ProductImage } from '../store/product.ts'

/** The maximum number of lines in a cart, and of units per line. */
export const CART_LINES_MOST = 50
export const QUANTITY_MOST = 99

/** One product variant in a cart. */
export type CartLine = {
  id: string
  variantId: string
  /** False if it is hidden or withdrawn, or its organization is not public: then only its id is returned. */
  isOffered: boolean
  productId: string
  name: string
  /** Empty if the product has no sizes. */
  size: string
  image: ProductImage | null
  partnerId: string
  organization: string
  quantity: number
  /** The current unit price; 0 if the product is no longer offered. */
  priceCents: number
  /** The unit price the user last saw. */
  seenPriceCents: number
  /** Units in stock now. A cart reserves none. */
  stock: number
}

/** A user's cart, grouped by organization; within a group, lines are in the order they were added. */
export type Cart = {
  lines: CartLine[]
  /** Units in all lines together. */
  count: number
  /** At current prices, without sold-out or withdrawn products. */
  totalCents: number
}

export const EMPTY_CART: Cart = { lines: [], count: 0, totalCents: 0 }

/** Why a line cannot be bought as it is. */
export type LineProblem = 'not-offered' | 'sold-out' | 'too-many'

/** Returns the reason why a line cannot be bought, or null. */
export function obstacleOf({ isOffered, stock, quantity }: CartLine): LineProblem | null {
  if (!isOffered) return 'not-offered'
  if (stock === 0) return 'sold-out'
  return quantity > stock ? 'too-many' : null
}

/** Returns the line total at the current price, or null if it is unavailable. */
export function lineTotal({ isOffered, stock, quantity, priceCents }: CartLine): number | null {
  return isOffered && stock > 0 ? quantity * priceCents : null
}

/** Whether the unit price has changed since the user last saw it. */
export function hasNewPrice({ isOffered, priceCents, seenPriceCents }: CartLine): boolean {
  return isOffered && priceCents !== seenPriceCents
}

/** Whether the cart has lines and all of them can be bought. A new price is shown but does not block the checkout. */
export function canCheckOut({ lines }: Cart): boolean {
  return lines.length > 0 && lines.every((line) => obstacleOf(line) === null)
}

export type CartGroup = { partnerId: string; organization: string; lines: CartLine[] }

/** Groups lines by organization; lines no longer offered come last, under an empty name. */
export function groupByOrganization(lines: readonly CartLine[]): CartGroup[] {
  const groups = new Map<string, CartGroup>()
  for (const line of lines) {
    const { partnerId, organization } = line
    const group = groups.get(partnerId) ?? { partnerId, organization, lines: [] }
    group.lines.push(line)
    groups.set(partnerId, group)
  }
  return [...groups.values()]
}
