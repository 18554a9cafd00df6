import { afterAll, beforeAll, expect, test } from 'vitest'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import { speak } from '#platform/speak.ts'
import { createTestApp, memberOf, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { seedPosters } from '#test/app/posting.ts'
import { offerProduct } from './commands/offer-product.ts'
import { findMatchingProducts } from './queries/find-matching-products.ts'
import { getPublicProduct } from './queries/get-public-product.ts'
import { listProducts } from './queries/list-products.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedPosters(app)
})
afterAll(() => app.close())

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
  const { products } = await findMatchingProducts(asVisitor(), { words: ['זית'] })
  expect(products.map(({ thing }) => thing.name)).toContain('Olive oil')
})

test('half a translation is refused by field, and not kept by the database', async () => {
  const refused = { code: 'bad_input', fields: { description_he: expect.any(String) } }
  await expect(offer({ ...inBoth, description: 'Green.' })).rejects.toMatchObject(refused)
  await expect(offer({ ...inBoth, description_he: 'ירוק.' })).rejects.toMatchObject(refused)
  const id = await offer(inBoth)
  const wrong = app.runtime.scope.as(memberOf('partner'), (db) =>
    db
      .updateTable('products')
      .set({ translations: JSON.stringify({ he: { description: 'ירוק.' } }) })
      .where('id', '=', id)
      .execute(),
  )
  expect(violatedConstraint(await wrong.catch((error: unknown) => error))).toBe(
    'translations_are_whole',
  )
})
