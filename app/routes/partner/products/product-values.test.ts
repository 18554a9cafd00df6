import { expect, test } from 'vitest'
import type { OwnProduct } from '#domain/store/queries/get-own-product.ts'
import { overCurrent, typedProduct, productValues } from './product-values.ts'

const product: OwnProduct = {
  id: 'p',
  status: 'public',
  isWithdrawn: false,
  hiddenReason: null,
  name: 'Shirt',
  description: 'Cotton.',
  inEach: { language: 'en', name_he: 'חולצה', description_he: 'כותנה.' },
  priceCents: 2590,
  version: '2026-01-01T00:00:00.000Z',
  sizes: [
    { id: 's', size: 'S', stock: 0, wasSold: false },
    { id: 'm', size: 'M', stock: 7, wasSold: true },
  ],
  images: [{ fileId: 'f', alt: 'Its back' }],
}

test('a product survives a round trip through its form', () => {
  expect(typedProduct(productValues(product))).toEqual({
    name: 'Shirt',
    description: 'Cotton.',
    language: 'en',
    name_he: 'חולצה',
    description_he: 'כותנה.',
    price: '25.90',
    sizes: [
      { id: 's', size: 'S', stock: '0', seen: 0 },
      { id: 'm', size: 'M', stock: '7', seen: 7 },
    ],
    images: [{ fileId: 'f', alt: 'Its back' }],
  })
})

test('after a conflict the typed values stay, and the seen values are updated', () => {
  const typed = { ...productValues(product), 'sizes.1.stock': '9', name: 'Blouse' }
  const now: OwnProduct = {
    ...product,
    name: 'Jacket',
    version: '2026-01-02T00:00:00.000Z',
    sizes: [{ ...product.sizes[1]!, stock: 5 }],
  }
  const values = overCurrent(typed, now)
  expect(values).toMatchObject({ name: 'Blouse', version: now.version })
  expect(typedProduct(values).sizes).toEqual([
    { id: null, size: 'S', stock: '0', seen: null },
    { id: 'm', size: 'M', stock: '9', seen: 5 },
  ])
})
