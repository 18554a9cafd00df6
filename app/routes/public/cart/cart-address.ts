/** The cart page, which also takes its changes. */
export const CART = '/cart'

/** The URL that adds a product to the cart, with the price its page showed. */
export function addAddress(productId: string, priceCents: number): string {
  return `${CART}?${new URLSearchParams({ product: productId, price: String(priceCents) })}`
}

/** A product's page with the selection made there. */
export function cartProductAddress(
  productId: string,
  { size, quantity }: Readonly<Record<string, string>>,
): string {
  const chosen = new URLSearchParams()
  if (size) chosen.set('size', size)
  if (quantity) chosen.set('quantity', quantity)
  return `/store/${encodeURIComponent(productId)}${chosen.size > 0 ? `?${chosen}` : ''}`
}
