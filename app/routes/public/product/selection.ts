import { QUANTITY_MOST } from '#domain/orders/cart.ts'
import type { Variant } from '#domain/store/product.ts'

/** What is chosen of a product. */
export type Selection = {
  /** The size; null while none is chosen of several, or none is left. */
  variant: Variant | null
  /** At least one, and no more than can be had; 0 where everything is sold out. */
  quantity: number
  /** So many can be had at most. */
  most: number
  /** More were asked for than can be had. */
  isBeyond: boolean
}

/** What an address or a form chooses, as far as it is left. */
export function readSelection(variants: readonly Variant[], asked: URLSearchParams): Selection {
  const size = asked.get('size')
  const quantity = numberIn(asked.get('quantity')) + numberIn(asked.get('step'))
  return choose(variants, { size, quantity })
}

/** That size if it is left, and of a product that has but one always that; that many of it, within what can be had. */
export function choose(
  variants: readonly Variant[],
  { size, quantity }: { size: string | null; quantity: number },
): Selection {
  const left = variants.filter(({ stock }) => stock > 0)
  const variant = variants.length === 1 ? left[0] : left.find((one) => one.size === size)
  const stock = variant?.stock ?? Math.max(0, ...left.map((one) => one.stock))
  const most = Math.min(stock, QUANTITY_MOST)
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : 1
  return {
    variant: variant ?? null,
    quantity: Math.min(Math.max(1, whole), most),
    most,
    isBeyond: most > 0 && whole > most,
  }
}

function numberIn(word: string | null): number {
  return word !== null && /^-?\d{1,9}$/.test(word) ? Number(word) : 0
}

/** Where to ask about a product: the contact form, with its name and size filled in. */
export function askAddress(words: string): string {
  const about = words.slice(0, ABOUT_MAX).replace(/[\uD800-\uDBFF]$/, '')
  return `/contact?${new URLSearchParams({ topic: 'product', about })}`
}

/** As many characters the contact form takes over. */
const ABOUT_MAX = 100
