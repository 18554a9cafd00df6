import type { Variant } from '#domain/store/product.ts'

/** What is chosen of a product. */
export type Selection = {
  /** The size, or null where everything is sold out. */
  variant: Variant | null
  /** At least one, and no more than are left; 0 where everything is sold out. */
  quantity: number
}

/** What an address or a form chooses: the first size that is left and one of it, unless it says better. */
export function readSelection(variants: readonly Variant[], asked: URLSearchParams): Selection {
  const size = asked.get('size')
  const quantity = numberIn(asked.get('quantity')) + numberIn(asked.get('step'))
  return choose(variants, { size, quantity })
}

/** That size if it is left, else the first that is; that many of it, within what is left. */
export function choose(
  variants: readonly Variant[],
  { size, quantity }: { size: string | null; quantity: number },
): Selection {
  const left = variants.filter(({ stock }) => stock > 0)
  const variant = left.find((one) => one.size === size) ?? left[0] ?? null
  if (!variant) return { variant, quantity: 0 }
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : 1
  return { variant, quantity: Math.min(Math.max(1, whole), variant.stock) }
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
