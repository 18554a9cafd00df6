import { translationInputs } from '#domain/translations/translated.ts'
import { pickInEach } from '#domain/translations/short-texts.ts'
import { PRODUCT_TEXTS, SIZE_TEXTS } from '#domain/store/product.ts'
import type { OwnProduct } from '#domain/store/queries/get-own-product.ts'
import { readRows, withRows } from './form-rows.ts'

type Values = Readonly<Record<string, string>>

/** An empty row for a new size. */
export const EMPTY_SIZE = { id: '', size: '', stock: '', seen: '' } as const

/** Converts a product to form values. */
export function productValues(product: OwnProduct): Record<string, string> {
  const { name, description, inEach, priceCents, version } = product
  const texts = { name, description, ...inEach, price: (priceCents / 100).toFixed(2), version }
  const sizes = product.sizes.map((one) => ({
    id: one.id,
    size: one.size,
    ...pickInEach(one, SIZE_TEXTS),
    stock: String(one.stock),
    seen: String(one.stock),
  }))
  return withRows(withRows(texts, 'sizes', sizes), 'images', product.images)
}

/** Converts form values to the command's input. */
export function typedProduct(values: Values) {
  return {
    name: values['name'],
    description: values['description'],
    language: values['language'],
    ...Object.fromEntries(translationInputs(PRODUCT_TEXTS).map((input) => [input, values[input]])),
    price: values['price'],
    sizes: readRows(values, 'sizes').map(({ id, seen, ...row }) => ({
      ...row,
      id: id || null,
      seen: seen ? Number(seen) : null,
    })),
    images: readRows(values, 'images').map(({ fileId = '', ...row }) => ({ ...row, fileId })),
  }
}

/** Keeps the typed values but updates the stock and version seen to the current ones: saving again is deliberate. */
export function overCurrent(values: Values, product: OwnProduct): Record<string, string> {
  const sizes = readRows(values, 'sizes').map((row) => {
    const now = product.sizes.find(({ id }) => id === row['id'])
    return now ? { ...row, seen: String(now.stock) } : { ...row, id: '', seen: '' }
  })
  return { ...withRows(values, 'sizes', sizes), version: product.version }
}
