import { storeFile } from '#domain/files/store-file.ts'
import type { FileKind } from '#domain/files/file.ts'
import type { OwnProduct } from '#domain/store/queries/get-own-product.ts'
import { offerProduct } from '#domain/store/commands/offer-product.ts'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, type Person, type TestApp } from './create-test-app.ts'
import { pictureFile } from './pictures.ts'

/** Keeps a small picture as somebody's upload; gives its id. */
export async function keepPicture(app: TestApp, who: Person, kind: FileKind): Promise<string> {
  const file = await pictureFile({ width: 40, height: 30, format: 'png' })
  return (await storeFile(app.caller(who), { file, kind })).id
}

/** Hides an article or a product as staff do, or shows it again. */
export async function hideOffer(
  { runtime }: TestApp,
  table: 'news' | 'products',
  id: string,
  isHidden = true,
): Promise<void> {
  const hidden_at = isHidden ? runtime.clock.now() : null
  const hidden_reason = isHidden ? 'Names of families.' : null
  await runtime.scope.asStaff(memberOf('admin'), (db) =>
    db
      .updateTable(table)
      .set({ hiddenAt: hidden_at, hiddenReason: hidden_reason })
      .where('id', '=', id)
      .execute(),
  )
}

/** A product without its sizes, as typed. */
export const shirt = { name: 'Cotton shirt', description: 'Woven here.', price: '25.99' }

/** Sizes and what is left of them, as typed. */
export function sizesOf(stocks: Record<string, string>) {
  return Object.entries(stocks).map(([size, stock]) => ({ size, stock }))
}

/** Brings the shirt into the store as the partner of the cast; gives its id. */
export async function offerAs(
  app: TestApp,
  stocks: Record<string, string> = { S: '3', M: '0' },
  more: object = {},
): Promise<string> {
  const given = { ...shirt, sizes: sizesOf(stocks), ...more }
  return (await offerProduct(app.caller('partner', newId()), given)).id
}

/** A product as its form holds it, to be typed into. */
export function formOf({ id, version, sizes, images }: OwnProduct) {
  const rows = sizes.map((one) => ({
    id: one.id as string | null,
    size: one.size,
    stock: String(one.stock),
    seen: one.stock as number | null,
  }))
  return { ...shirt, id, version, sizes: rows, images }
}
