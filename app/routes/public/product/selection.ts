import { QUANTITY_MOST } from '#domain/orders/cart.ts'
import type { Variant } from '#domain/store/product.ts'

/** The selection of a product. */
export type Selection = {
  /** The size; null if none of several is selected, or none is in stock. */
  variant: Variant | null
  /** Between one and `most`; 0 if sold out. */
  quantity: number
  /** The highest available quantity. */
  most: number
  /** The requested quantity exceeds `most`. */
  isBeyond: boolean
}

/** The selection in a URL or form, limited to what is in stock. */
export function readSelection(variants: readonly Variant[], asked: URLSearchParams): Selection {
  const size = asked.get('size')
  const quantity = numberIn(asked.get('quantity')) + numberIn(asked.get('step'))
  return selectVariant(variants, { size, quantity })
}

/** Selects the size if it is in stock, or the only one there is; limits the quantity to the stock. */
export function selectVariant(
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

/** The URL for questions about a product: the contact form, prefilled with its name and size. */
export function askAddress(words: string): string {
  const about = words.slice(0, ABOUT_MAX).replace(/[\uD800-\uDBFF]$/, '')
  return `/contact?${new URLSearchParams({ topic: 'product', about })}`
}

/** The maximum length the contact form accepts. */
const ABOUT_MAX = 100
