import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, startTestApp, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { formOf, hideOffer, keepPicture, offerAs, shirt, sizesOf } from '#test/app/offering.ts'
import { seedPosters, setPartnerStatus } from '#test/app/posting.ts'
import { changeProduct } from './commands/change-product.ts'
import { getOwnProduct } from './queries/get-own-product.ts'
import { getPublicProduct } from './queries/get-public-product.ts'
import { offerProduct } from './commands/offer-product.ts'
import { reofferProduct } from './commands/reoffer-product.ts'
import { withdrawProduct } from './commands/withdraw-product.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))

const partner = () => app.caller('partner')
const offer = (stocks?: Record<string, string>, more = {}) => offerAs(app, stocks, more)
const read = (id: string) => getPublicProduct(app.caller(visitor), { id })
const own = (id: string) => getOwnProduct(partner(), { id })

const actions = [
  ['reading its own page', (caller, { id }) => getOwnProduct(caller, { id })],
  ['changing', (caller, form) => changeProduct(caller, { ...form, name: 'Taken over' })],
  ['withdrawing', (caller, { id }) => withdrawProduct(caller, { id })],
  ['offering again', (caller, { id }) => reofferProduct(caller, { id })],
] as const satisfies [
  string,
  (caller: ReturnType<TestApp['caller']>, form: ReturnType<typeof formOf>) => unknown,
][]

test.each([
  ['a visitor', visitor, 'not_signed_in', 'not_signed_in'],
  ['a supporter', 'supporter', 'not_found', 'forbidden'],
  ['an applicant', 'applicant', 'not_found', 'forbidden'],
  ['another partner', 'partner2', 'not_found', null],
  ['an admin', 'admin', 'not_found', 'forbidden'],
] as const)('refused: %s', async (_, who, code, offering) => {
  const id = await offer()
  const form = formOf(await own(id))
  for (const [name, operation] of actions) {
    await expect(operation(app.caller(who), form), name).toBeRefused(code)
  }
  expect(await read(id)).toMatchObject({ name: shirt.name })
  if (offering === null) return
  await expect(
    offerProduct(app.caller(who), { ...shirt, sizes: sizesOf({ '': '1' }) }),
  ).toBeRefused(offering)
})

test('a suspended organization can read its products but change nothing', async () => {
  const id = await offer()
  const form = formOf(await own(id))
  await setPartnerStatus(app, 'partner', 'suspended')
  for (const [name, operation] of actions.slice(1)) {
    await expect(operation(partner(), form), name).toBeRefused('forbidden')
  }
  await expect(offer()).toBeRefused('forbidden')
  expect(await own(id)).toMatchObject({ name: shirt.name })
  await setPartnerStatus(app, 'partner', 'approved')
})

/** Without the commands: the database alone refuses. */
test('row security: no one can write another’s products, sizes or images', async () => {
  const fileId = await keepPicture(app, 'partner', 'product-images')
  const id = await offer({ S: '3' }, { images: [{ fileId, alt: '' }] })
  const theirs = await keepPicture(app, 'partner2', 'product-images')
  for (const who of ['partner2', 'applicant'] as const) {
    const counts = await app.runtime.scope.as(memberOf(who), async (db) => [
      (await db.updateTable('products').set({ name: 'x' }).where('id', '=', id).executeTakeFirst())
        .numUpdatedRows,
      (
        await db
          .updateTable('productVariants')
          .set({ stock: 0 })
          .where('productId', '=', id)
          .executeTakeFirst()
      ).numUpdatedRows,
      (await db.deleteFrom('productVariants').where('productId', '=', id).executeTakeFirst())
        .numDeletedRows,
      (await db.deleteFrom('productImages').where('productId', '=', id).executeTakeFirst())
        .numDeletedRows,
    ])
    expect(counts).toEqual([0n, 0n, 0n, 0n])
    const size = { id: newId(), productId: id, position: 1, size: 'M', stock: 1 }
    await expect(app.as(who).insert('productVariants', size)).toBeRefused('forbidden')
  }
  await expect(
    app
      .as('partner2')
      .insert('productImages', { productId: id, fileId: theirs, position: 1, alt: '' }),
  ).toBeRefused('forbidden')
  for (const set of [{ hiddenAt: null }, { isPublic: true }]) {
    await expect(app.as('partner').update('products', set, { id })).toBeRefused('forbidden')
  }
  await expect(app.as('partner').delete('products', { id })).toBeRefused('forbidden')
})

test('an organization sees its product hidden by staff but cannot show it again', async () => {
  const id = await offer()
  await hideOffer(app, 'products', id)
  await withdrawProduct(partner(), { id })
  await reofferProduct(partner(), { id })
  await expect(read(id)).toBeRefused('not_found')
  expect(await own(id)).toMatchObject({ status: 'hidden', hiddenReason: 'Names of families.' })
  await hideOffer(app, 'products', id, false)
  expect(await read(id)).toMatchObject({ id })
})
