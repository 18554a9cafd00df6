import type { ProductImage } from '../store/product.ts'

/** Kinds that one cart holds at most, and pieces of one kind. */
export const CART_LINES_MOST = 50
export const QUANTITY_MOST = 99

/** One size of a product that somebody means to buy. */
export type CartLine = {
  id: string
  variantId: string
  /** False where it is hidden, withdrawn or its organization is not public: then nothing more is told of it than its id. */
  isOffered: boolean
  productId: string
  name: string
  /** Empty where the product has none. */
  size: string
  image: ProductImage | null
  partnerId: string
  organization: string
  quantity: number
  /** What one piece costs now; 0 where it is no longer offered. */
  priceCents: number
  /** What it cost when the person was told last. */
  seenPriceCents: number
  /** How many there are now. None is held back for a cart. */
  stock: number
}

/** What somebody means to buy, by organization, each line in the order in which it was put in. */
export type Cart = {
  lines: CartLine[]
  /** Pieces, all lines together. */
  count: number
  /** Without what is sold out or no longer offered, at the prices of now. */
  totalCents: number
}

export const EMPTY_CART: Cart = { lines: [], count: 0, totalCents: 0 }

/** Why a line cannot be bought as it is. */
export type LineProblem = 'not-offered' | 'sold-out' | 'too-many'

/** What stands in the way of buying a line, or null. */
export function obstacleOf({ isOffered, stock, quantity }: CartLine): LineProblem | null {
  if (!isOffered) return 'not-offered'
  if (stock === 0) return 'sold-out'
  return quantity > stock ? 'too-many' : null
}

/** What a line comes to at the price of now; null where there is none to be had. */
export function lineTotal({ isOffered, stock, quantity, priceCents }: CartLine): number | null {
  return isOffered && stock > 0 ? quantity * priceCents : null
}

/** Whether one piece costs something else now than the person was told last. */
export function hasNewPrice({ isOffered, priceCents, seenPriceCents }: CartLine): boolean {
  return isOffered && priceCents !== seenPriceCents
}

/** Whether there is something to buy, and nothing stands in its way. A new price is told, and stops nobody here. */
export function canCheckOut({ lines }: Cart): boolean {
  return lines.length > 0 && lines.every((line) => obstacleOf(line) === null)
}

export type CartGroup = { partnerId: string; organization: string; lines: CartLine[] }

/** The lines of each organization; what is no longer offered comes last, under no name. */
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
