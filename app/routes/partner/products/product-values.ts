import type { OwnProduct } from '#domain/store/queries/get-own-product.ts'
import { readRows, withRows } from './form-rows.ts'

type Values = Readonly<Record<string, string>>

/** A line of a size that is yet to be typed. */
export const EMPTY_SIZE = { id: '', size: '', stock: '', seen: '' } as const

/** A product as its form holds it. */
export function valuesOf(product: OwnProduct): Record<string, string> {
  const { name, description, priceCents, version } = product
  const texts = { name, description, price: (priceCents / 100).toFixed(2), version }
  const sizes = product.sizes.map(({ id, size, stock }) => ({
    id,
    size,
    stock: String(stock),
    seen: String(stock),
  }))
  return withRows(withRows(texts, 'sizes', sizes), 'images', product.images)
}

/** What a form says of a product, as its command takes it. */
export function typedProduct(values: Values) {
  return {
    name: values['name'],
    description: values['description'],
    price: values['price'],
    sizes: readRows(values, 'sizes').map(({ id, size, stock, seen }) => ({
      id: id || null,
      size,
      stock,
      seen: seen ? Number(seen) : null,
    })),
    images: readRows(values, 'images').map(({ fileId = '', alt }) => ({ fileId, alt })),
  }
}

/** What was typed, over the product as it is now: whoever presses save again means it. */
export function overCurrent(values: Values, product: OwnProduct): Record<string, string> {
  const sizes = readRows(values, 'sizes').map((row) => {
    const now = product.sizes.find(({ id }) => id === row['id'])
    return now ? { ...row, seen: String(now.stock) } : { ...row, id: '', seen: '' }
  })
  return { ...withRows(values, 'sizes', sizes), version: product.version }
}
