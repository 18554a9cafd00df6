/** Shows the cart, and takes whatever changes it. */
export const CART = '/cart'

/** Where a product is put into the cart: which, and what the page said that it costs. */
export function addAddress(productId: string, priceCents: number): string {
  return `${CART}?${new URLSearchParams({ product: productId, price: String(priceCents) })}`
}

/** A product's page with what was chosen there. */
export function cartProductAddress(
  productId: string,
  { size, quantity }: Readonly<Record<string, string>>,
): string {
  const chosen = new URLSearchParams()
  if (size) chosen.set('size', size)
  if (quantity) chosen.set('quantity', quantity)
  return `/store/${encodeURIComponent(productId)}${chosen.size > 0 ? `?${chosen}` : ''}`
}
