import { expect, test } from 'vitest'
import { describeProduct } from './describe-product.ts'

const partner = {
  id: 'p',
  name: 'Open Hands',
  otherName: null,
  language: 'en' as const,
  logo: null,
  category: null,
  summary: '',
  focusAreas: [],
  website: '',
}
const product = {
  name: 'Shirt',
  priceCents: 2599,
  images: [{ address: '/files/1?w=960', alt: '' }],
  variants: [
    { id: '1', size: 'S', stock: 0 },
    { id: '2', size: 'M', stock: 1 },
  ],
  partner,
}
const page = { address: 'https://example.org/store/x', summary: 'Cotton.' }

test('a product has an offer with its price, and absolute URLs', () => {
  expect(describeProduct(product, page)).toMatchObject({
    '@type': 'Product',
    image: ['https://example.org/files/1?w=960'],
    offers: {
      price: '25.99',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: page.address,
    },
  })
})

test('a sold-out product says so; one without pictures has no image', () => {
  const facts = describeProduct({ ...product, images: [], variants: [] }, page)
  expect(facts).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  expect(facts).not.toHaveProperty('image')
})
