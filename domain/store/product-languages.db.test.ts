import { beforeAll, expect, test } from 'vitest'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import { speak } from '#platform/speak.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { seedPosters } from '#test/app/posting.ts'
import { addToCart } from '#domain/orders/commands/add-to-cart.ts'
import { getCart } from '#domain/orders/queries/get-cart.ts'
import { keepPicture } from '#test/app/offering.ts'
import { offerProduct } from './commands/offer-product.ts'
import { findMatchingProducts } from './queries/find-matching-products.ts'
import { getOwnProduct } from './queries/get-own-product.ts'
import { getPublicProduct } from './queries/get-public-product.ts'
import { listProducts } from './queries/list-products.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const typed = { name: 'Olive oil', description: '', price: '10', sizes: [{ stock: '3' }] }
const inBoth = { ...typed, language: 'en', name_he: 'שמן זית' }
const offer = async (given: typeof typed & Record<string, unknown>) =>
  (await offerProduct(app.caller('partner', newId()), given)).id

test('a product is shown in the language of the page, and found by the words of either', async () => {
  const id = await offer(inBoth)
  const asVisitor = () => app.caller(visitor)
  expect(await getPublicProduct(asVisitor(), { id })).toMatchObject({
    name: 'Olive oil',
    language: 'en',
  })
  await speak('he', async () => {
    expect(await getPublicProduct(asVisitor(), { id })).toMatchObject({
      name: 'שמן זית',
      language: 'he',
    })
    const { products } = await listProducts(asVisitor(), {})
    expect(products.find((one) => one.id === id)).toMatchObject({ name: 'שמן זית' })
  })
  const products = await findMatchingProducts(asVisitor(), { words: ['זית'] })
  expect(products.map(({ thing }) => thing.name)).toContain('Olive oil')
})

test('half a translation is refused by field, and not kept by the database', async () => {
  const refused = { code: 'bad_input', fields: { description_he: expect.any(String) } }
  await expect(offer({ ...inBoth, description: 'Green.' })).rejects.toMatchObject(refused)
  await expect(offer({ ...inBoth, description_he: 'ירוק.' })).rejects.toMatchObject(refused)
  const id = await offer(inBoth)
  const wrong = app
    .as('partner')
    .update('products', { translations: JSON.stringify({ he: { description: 'ירוק.' } }) }, { id })
  expect(violatedConstraint(await wrong.catch((error: unknown) => error))).toBe(
    'translations_are_whole',
  )
})

test('sizes and what pictures show are read in the language of the page; orders keep the first', async () => {
  const fileId = await keepPicture(app, 'partner', 'product-images')
  const sizes = [
    { size: 'Small', size_he: 'קטן', stock: '3' },
    { size: 'XL', stock: '3' },
  ]
  const images = [{ fileId, alt: 'A green bottle', alt_he: 'בקבוק ירוק' }]
  const id = await offer({ ...inBoth, sizes, images } as typeof inBoth)
  expect(await getOwnProduct(app.caller('partner'), { id })).toMatchObject({
    sizes: [{ size: 'Small', size_he: 'קטן' }, { size: 'XL' }],
    images,
  })
  const words = async () => {
    const product = await getPublicProduct(app.caller(visitor), { id })
    const { products } = await listProducts(app.caller(visitor), {})
    const card = products.find((one) => one.id === id)
    return [product.variants.map(({ size }) => size), product.images[0]?.alt, card?.image?.alt]
  }
  expect(await words()).toEqual([['Small', 'XL'], 'A green bottle', 'A green bottle'])
  expect(await speak('he', words)).toEqual([['קטן', 'XL'], 'בקבוק ירוק', 'בקבוק ירוק'])

  const buyer = () => app.caller('supporter')
  await speak('he', () => addToCart(buyer(), { productId: id, size: 'קטן', quantity: 1 }))
  await addToCart(buyer(), { productId: id, size: 'Small', quantity: 1 })
  const inCart = async () => (await getCart(buyer(), {})).lines.map(({ size }) => size)
  expect([await inCart(), await speak('he', inCart)]).toEqual([['Small'], ['קטן']])
})

test.each<[string, string, { sizes?: string[]; alt?: string }]>([
  ['a size twice in Hebrew', 'sizes.1.size_he', { sizes: ['קטן', 'קטן'] }],
  ['a size that is too long', 'sizes.0.size_he', { sizes: ['א'.repeat(21), ''] }],
  ['what a picture shows in Hebrew alone', 'images.0.alt_he', { alt: 'בקבוק' }],
])('%s is refused by field', async (_, field, { sizes = ['', ''], alt = '' }) => {
  const fileId = await keepPicture(app, 'partner', 'product-images')
  const given = {
    ...inBoth,
    sizes: sizes.map((word, at) => ({ size: `Size ${at}`, size_he: word, stock: '3' })),
    images: [{ fileId, alt: '', alt_he: alt }],
  }
  await expect(offer(given as typeof inBoth)).toBeRefusedAt(field)
})
