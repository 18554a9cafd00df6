export const ownProductsAddress = '/partner-dashboard/products'
export const addProductAddress = `${ownProductsAddress}/new`

/** Returns the URL of a product's editor. */
export function productAddress(id: string): string {
  return `${ownProductsAddress}/${id}`
}
