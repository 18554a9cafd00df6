import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { formOf, keepPicture, offerAs, shirt, sizesOf } from '#test/app/offering.ts'
import { seedPosters } from '#test/app/posting.ts'
import { changeProduct } from './commands/change-product.ts'
import { getOwnProduct } from './queries/get-own-product.ts'
import { getPublicProduct } from './queries/get-public-product.ts'
import { listOwnProducts } from './queries/list-own-products.ts'
import { offerProduct } from './commands/offer-product.ts'
import { reofferProduct } from './commands/reoffer-product.ts'
import { withdrawProduct } from './commands/withdraw-product.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const partner = () => app.caller('partner')
const offer = (stocks?: Record<string, string>, more = {}) => offerAs(app, stocks, more)
const read = (id: string) => getPublicProduct(app.caller(visitor), { id })
const own = (id: string) => getOwnProduct(partner(), { id })
/** Changes a product without its organization, as orders do. */
const asOwner = async (text: string, values: unknown[]) => {
  await app.asOwner('alter table app.product_variants no force row level security')
  await app.asOwner(text, values)
  await app.asOwner('alter table app.product_variants force row level security')
}
const stocksOf = async (id: string) => (await own(id)).sizes.map(({ size, stock }) => [size, stock])

test('a new product is in the store at once: price to the cent, sizes and images in order', async () => {
  const [front, back] = [
    await keepPicture(app, 'partner', 'product-images'),
    await keepPicture(app, 'partner', 'product-images'),
  ]
  const images = [
    { fileId: front, alt: 'Front' },
    { fileId: back, alt: '' },
  ]
  const id = await offer({ S: '3', M: '1,000', גדול: '0' }, { price: '$1,025.90', images })
  expect(await read(id)).toMatchObject({
    name: shirt.name,
    description: shirt.description,
    priceCents: 102_590,
    variants: [
      { size: 'S', stock: 3 },
      { size: 'M', stock: 1000 },
      { size: 'גדול', stock: 0 },
    ],
    images: [
      { address: `/files/${front}?w=960`, alt: 'Front' },
      { address: `/files/${back}?w=960`, alt: '' },
    ],
  })
  expect(await own(id)).toMatchObject({ status: 'public', images })
})

test('submitting a form twice adds the product once', async () => {
  const caller = app.caller('partner', newId())
  const given = { ...shirt, sizes: sizesOf({ '': '1' }) }
  expect(await offerProduct(caller, given)).toEqual(await offerProduct(caller, given))
})

test.each([
  ['0.01', 1],
  ['19.99', 1999],
  ['8.2', 820],
  ['1000000', 100_000_000],
  ['1.005', null],
  ['0', null],
  ['-3', null],
  ['1e3', null],
  ['1000000.01', null],
  ['', null],
  ['12,5', null],
])('a price of %j is %j cents', async (price, cents) => {
  const offered = offer(undefined, { price })
  if (cents === null) {
    const fields = { price: expect.stringMatching(/\.$/) }
    await expect(offered).rejects.toMatchObject({ code: 'bad_input', fields })
  } else {
    expect(await read(await offered)).toMatchObject({ priceCents: cents })
  }
})

test.each([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(121) }],
  ['description', { description: 'x'.repeat(5001) }],
  ['sizes', { sizes: [] }],
  ['sizes', { sizes: sizesOf(Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, '1']))) }],
  ['sizes.1.size', { sizes: [...sizesOf({ S: '1' }), ...sizesOf({ s: '1' })] }],
  ['sizes.0.size', { sizes: sizesOf({ '': '1', S: '1' }) }],
  ['sizes.0.size', { sizes: sizesOf({ ['x'.repeat(21)]: '1' }) }],
  ['sizes.0.stock', { sizes: sizesOf({ S: '-1' }) }],
  ['sizes.0.stock', { sizes: sizesOf({ S: '1.5' }) }],
  ['sizes.0.stock', { sizes: sizesOf({ S: '' }) }],
  ['sizes.0.stock', { sizes: sizesOf({ S: '1000001' }) }],
])('%s is refused with a message', async (field, wrong) => {
  const fields = { [field]: expect.stringMatching(/\.$/) }
  await expect(offer(undefined, wrong)).rejects.toMatchObject({ code: 'bad_input', fields })
})

test('sizes are renamed, even into each other’s names, reordered, added and removed', async () => {
  const id = await offer({ S: '1', M: '2', L: '3' })
  const form = formOf(await own(id))
  const [small, medium] = form.sizes
  const sizes = [
    { ...medium!, size: 'S' },
    { ...small!, size: 'M' },
    { id: null, size: 'XL', stock: '9', seen: null },
  ]
  await changeProduct(partner(), { ...form, sizes })
  expect(await stocksOf(id)).toEqual([
    ['S', 2],
    ['M', 1],
    ['XL', 9],
  ])
  expect((await own(id)).sizes[0]!.id).toBe(medium!.id)
})

test('images are reordered, described, added and removed; existing ones may stay for any uploader', async () => {
  const [old, foreign, fresh] = [
    await keepPicture(app, 'partner', 'product-images'),
    await keepPicture(app, 'partner2', 'product-images'),
    await keepPicture(app, 'partner', 'product-images'),
  ]
  const id = await offer(undefined, { images: [{ fileId: old, alt: '' }] })
  await app
    .as(system)
    .insert('productImages', { productId: id, fileId: foreign, position: 1, alt: '' })
  const images = [
    { fileId: fresh, alt: 'New' },
    { fileId: foreign, alt: 'Kept' },
  ]
  await changeProduct(partner(), { ...formOf(await own(id)), images })
  expect((await own(id)).images).toEqual(images)
})

test('an image must be the caller’s own, and meant for products', async () => {
  const id = await offer()
  const form = formOf(await own(id))
  for (const fileId of [
    await keepPicture(app, 'partner2', 'product-images'),
    await keepPicture(app, 'partner', 'id_documents'),
    newId(),
  ]) {
    const images = [{ fileId, alt: '' }]
    const refused = { code: 'bad_input', fields: { image: expect.any(String) } }
    await expect(offer(undefined, { images })).rejects.toMatchObject(refused)
    await expect(changeProduct(partner(), { ...form, images })).rejects.toMatchObject(refused)
  }
  expect(await own(id)).toMatchObject({ images: [], version: form.version })
})

test('a stock changed in the meantime is not overwritten: nothing is saved, the error has the new number', async () => {
  const id = await offer({ S: '10', M: '10' })
  const form = formOf(await own(id))
  await asOwner(`update app.product_variants set stock = 7 where product_id = $1 and size = 'S'`, [
    id,
  ])
  const typed = (stock: string, seen: number) => ({
    ...form,
    name: 'Renamed',
    sizes: [{ ...form.sizes[0]!, stock, seen }, form.sizes[1]!],
  })
  await expect(changeProduct(partner(), typed('12', 10))).rejects.toMatchObject({
    code: 'conflict',
    status: 409,
    fields: { 'sizes.0.stock': expect.stringMatching(/7.*10/) },
  })
  expect(await stocksOf(id)).toEqual([
    ['S', 7],
    ['M', 10],
  ])
  expect(await own(id)).toMatchObject({ name: shirt.name })
  // An unchanged number in the form keeps the current stock.
  await changeProduct(partner(), typed('10', 10))
  expect(await stocksOf(id)).toEqual([
    ['S', 7],
    ['M', 10],
  ])
  const { version } = await own(id)
  await changeProduct(partner(), { ...typed('12', 7), version })
  expect((await stocksOf(id))[0]).toEqual(['S', 12])
})

test('of two concurrent edits, the second gets a conflict, and the first is kept', async () => {
  const id = await offer({ S: '1' })
  const form = formOf(await own(id))
  app.advance(5)
  const added = { id: null, size: 'M', stock: '2', seen: null }
  await changeProduct(partner(), { ...form, sizes: [...form.sizes, added] })
  await expect(changeProduct(partner(), { ...form, name: 'Other' })).toBeRefused('conflict')
  expect(await stocksOf(id)).toEqual([
    ['S', 1],
    ['M', 2],
  ])
})

test('a size that was sold cannot be removed, not even past the command', async () => {
  const id = await offer({ S: '1', M: '2' })
  await asOwner(
    `update app.product_variants set was_sold = true where product_id = $1 and size = 'S'`,
    [id],
  )
  const form = formOf(await own(id))
  const sizes = form.sizes.slice(1)
  await expect(changeProduct(partner(), { ...form, sizes })).toBeRefused('conflict', 'S')
  const deleted = await app.runtime.scope.as(memberOf('partner'), (db) =>
    db.deleteFrom('productVariants').where('productId', '=', id).executeTakeFirst(),
  )
  expect(deleted.numDeletedRows).toBe(1n)
  expect(await stocksOf(id)).toEqual([['S', 1]])
})

test('a product is withdrawn and offered again; each only once', async () => {
  const id = await offer()
  await withdrawProduct(partner(), { id })
  await expect(read(id)).toBeRefused('not_found')
  await expect(withdrawProduct(partner(), { id })).toBeRefused('conflict')
  const line = (await listOwnProducts(partner(), {})).products.find((one) => one.id === id)
  expect(line).toMatchObject({ status: 'withdrawn', priceCents: 2599 })
  expect(line!.sizes.map(({ size, stock }) => [size, stock])).toEqual([
    ['S', 3],
    ['M', 0],
  ])
  await reofferProduct(partner(), { id })
  expect(await read(id)).toMatchObject({ id })
  await expect(reofferProduct(partner(), { id })).toBeRefused('conflict')
})
