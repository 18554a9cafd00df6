import { beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { storeFile } from '../files/store-file.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { addPartner, addProduct } from '#test/app/public-rows.ts'
import { getPublicProduct } from './queries/get-public-product.ts'
import { listPartnerProducts } from './queries/list-partner-products.ts'
import { listProducts } from './queries/list-products.ts'
import { PARTNER_PRODUCTS_PAGE_SIZE, STORE_STEP } from './product.ts'

const everybody = [visitor, 'supporter', 'partner', 'admin', 'superuser'] as const
const app = startTestApp()

beforeEach(() => app.asOwner('truncate app.partners cascade'))

test('a product shows its sizes, images and organization, and nothing meant for staff', async () => {
  const partnerId = await addPartner(app, { name: 'Open Hands', userId: DEMO_USERS.partner.id })
  const id = await addProduct(
    app,
    { partnerId: partnerId, name: 'Shirt', description: 'Cotton.', priceCents: 2599 },
    { S: 0, M: 3, L: 12 },
  )
  const files: string[] = []
  for (const name of ['back.png', 'front.png']) {
    const file = await pictureFile({ width: 40, height: 30, format: 'png', name })
    files.push((await storeFile(app.caller('partner'), { file, kind: 'product-images' })).id)
  }
  await app.as(system).insert('productImages', [
    { productId: id, position: 4, fileId: files[0]!, alt: 'Its back' },
    { productId: id, position: 2, fileId: files[1]! },
  ])
  const product = await getPublicProduct(app.caller(visitor), { id })
  expect(product).toMatchObject({ id, name: 'Shirt', description: 'Cotton.', priceCents: 2599 })
  expect(product.variants.map(({ size, stock }) => [size, stock])).toEqual([
    ['S', 0],
    ['M', 3],
    ['L', 12],
  ])
  expect(product.images).toEqual([
    { address: `/files/${files[1]}?w=960`, alt: '' },
    { address: `/files/${files[0]}?w=960`, alt: 'Its back' },
  ])
  expect(Object.keys(product.partner).toSorted()).toEqual(
    [
      'id',
      'name',
      'otherName',
      'logo',
      'category',
      'summary',
      'focusAreas',
      'language',
      'website',
    ].toSorted(),
  )
  const { products } = await listProducts(app.caller(visitor), {})
  expect(products).toEqual([
    {
      id,
      language: 'en',
      name: 'Shirt',
      priceCents: 2599,
      image: product.images[0],
      partnerId,
      organization: 'Open Hands',
      isSoldOut: false,
    },
  ])
})

test('a product is sold out when no size has stock', async () => {
  const partner_id = await addPartner(app)
  await addProduct(app, { partnerId: partner_id, name: 'One left' }, { S: 0, M: 1 })
  await addProduct(app, { partnerId: partner_id, name: 'None left' }, { S: 0, M: 0 })
  await addProduct(app, { partnerId: partner_id, name: 'Nothing known' }, {})
  const { products } = await listProducts(app.caller(visitor), {})
  expect(Object.fromEntries(products.map(({ name, isSoldOut }) => [name, isSoldOut]))).toEqual({
    'One left': false,
    'None left': true,
    'Nothing known': true,
  })
})

test('stock is never negative, whoever writes it', async () => {
  const partner_id = await addPartner(app)
  await expect(addProduct(app, { partnerId: partner_id }, { M: -1 })).rejects.toThrow()
  const { products } = await listProducts(app.caller(visitor), {})
  expect(products).toEqual([])
})

test('the store shows the newest eight, and eight more at a time', async () => {
  const partner_id = await addPartner(app)
  const now = app.runtime.clock.now().getTime()
  const count = STORE_STEP * 2 + 1
  for (let n = 0; n < count; n++) {
    const created_at = new Date(now - Math.floor(n / 3) * 1000)
    await addProduct(app, { partnerId: partner_id, name: `Number ${n}`, createdAt: created_at })
  }
  const shown = async (steps: number) => {
    const { products, hasMore } = await listProducts(app.caller(visitor), { steps })
    return { ids: products.map(({ id }) => id), hasMore }
  }
  const [first, second, third] = [await shown(1), await shown(2), await shown(3)]
  expect([first.ids.length, first.hasMore]).toEqual([8, true])
  expect([second.ids.length, second.hasMore]).toEqual([16, true])
  expect([third.ids.length, third.hasMore]).toEqual([count, false])
  // Each step keeps the earlier products and appends to them.
  expect(second.ids.slice(0, 8)).toEqual(first.ids)
  expect(third.ids.slice(0, 16)).toEqual(second.ids)
  await expect(shown(13)).toBeRefused('bad_input')
})

test('an organization’s products come in pages of 12, without those of others', async () => {
  const partnerId = await addPartner(app)
  for (let n = 0; n < PARTNER_PRODUCTS_PAGE_SIZE + 1; n++) {
    await addProduct(app, { partnerId: partnerId, name: `Number ${n}` })
  }
  await addProduct(app, { partnerId: await addPartner(app), name: 'Of somebody else' })
  const first = await listPartnerProducts(app.caller(visitor), { partnerId })
  const second = await listPartnerProducts(app.caller(visitor), { partnerId, page: 2 })
  expect([first.products.length, first.pageCount, second.products.length]).toEqual([12, 2, 1])
  const names = [...first.products, ...second.products].map(({ name }) => name)
  expect(new Set(names).size).toBe(13)
  expect(names).not.toContain('Of somebody else')
})

/** Expects that no one can find the product or its sizes in any query. */
async function expectGone(id: string, partnerId: string) {
  for (const who of everybody) {
    const caller = app.caller(who)
    await expect(getPublicProduct(caller, { id })).toBeRefused('not_found')
    expect(await listProducts(caller, {})).toEqual({ products: [], hasMore: false })
    expect(await listPartnerProducts(caller, { partnerId })).toEqual({ products: [], pageCount: 0 })
  }
  const sizes = await app.runtime.scope.asVisitor((db) =>
    db.selectFrom('productVariants').select('id').where('productId', '=', id).execute(),
  )
  expect(sizes).toEqual([])
}

test('a product hidden by staff is gone, in public even for its organization, and can return', async () => {
  const partnerId = await addPartner(app, { userId: DEMO_USERS.partner.id })
  const id = await addProduct(app, { partnerId: partnerId })
  const hide = (hidden_at: Date | null) =>
    app.asStaff('admin').update('products', { hiddenAt: hidden_at }, { id })
  await hide(app.runtime.clock.now())
  await expectGone(id, partnerId)
  await hide(null)
  expect(await getPublicProduct(app.caller(visitor), { id })).toMatchObject({ id })
})

test('a suspended organization’s products are gone, and return with it', async () => {
  const partnerId = await addPartner(app)
  const id = await addProduct(app, { partnerId: partnerId })
  const set = (status: string) =>
    app.asStaff('admin').update('partners', { status }, { id: partnerId })
  await set('suspended')
  await expectGone(id, partnerId)
  await set('approved')
  expect((await listProducts(app.caller(visitor), {})).products).toHaveLength(1)
})

test.each(['pending', 'changes_asked', 'rejected', 'suspended'])(
  'products of an organization that is %s are not public',
  async (status) => {
    const partnerId = await addPartner(app, { status, approvedAt: null })
    await expectGone(await addProduct(app, { partnerId: partnerId }), partnerId)
  },
)

test.each([newId(), 'x', '\u0000', "' or true --"])('%j is no product', async (id) => {
  await expect(getPublicProduct(app.caller(visitor), { id })).toBeRefused('not_found')
})

test('while the store is closed, every operation is refused', async () => {
  const partnerId = await addPartner(app)
  const id = await addProduct(app, { partnerId: partnerId })
  const caller = app.caller('superuser')
  const closed = {
    ...caller,
    runtime: { ...caller.runtime, switches: { ...caller.runtime.switches, isOn: () => false } },
  }
  const refused = { code: 'closed' }
  await expect(listProducts(closed, {})).rejects.toMatchObject(refused)
  await expect(listPartnerProducts(closed, { partnerId })).rejects.toMatchObject(refused)
  await expect(getPublicProduct(closed, { id })).rejects.toMatchObject(refused)
})
