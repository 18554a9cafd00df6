export const ownProductsAddress = '/partner-dashboard/products'
export const addProductAddress = `${ownProductsAddress}/new`

/** A product's page for its organization. */
export function productAddress(id: string): string {
  return `${ownProductsAddress}/${id}`
}
