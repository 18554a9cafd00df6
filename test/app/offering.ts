import { storeFile } from '#domain/files/store-file.ts'
import type { FileKind } from '#domain/files/file.ts'
import type { OwnProduct } from '#domain/store/queries/get-own-product.ts'
import { offerProduct } from '#domain/store/commands/offer-product.ts'
import { newId } from '#platform/database/new-id.ts'
import { memberOf, type Person, type TestApp } from './create-test-app.ts'
import { pictureFile } from './pictures.ts'

/** Stores a small picture as a user's upload; returns its id. */
export async function keepPicture(app: TestApp, who: Person, kind: FileKind): Promise<string> {
  const file = await pictureFile({ width: 40, height: 30, format: 'png' })
  return (await storeFile(app.caller(who), { file, kind })).id
}

/** Hides an article or product as staff, or shows it again. */
export async function hideOffer(
  app: TestApp,
  table: 'news' | 'products',
  id: string,
  isHidden = true,
): Promise<void> {
  const hidden_at = isHidden ? app.runtime.clock.now() : null
  const hidden_reason = isHidden ? 'Names of families.' : null
  await app.runtime.scope.asStaff(memberOf('admin'), (db) =>
    db
      .updateTable(table)
      .set({ hiddenAt: hidden_at, hiddenReason: hidden_reason })
      .where('id', '=', id)
      .execute(),
  )
}

/** Product form input, without variants. */
export const shirt = { name: 'Cotton shirt', description: 'Woven here.', price: '25.99' }

/** Variants and their stock, as form input. */
export function sizesOf(stocks: Record<string, string>) {
  return Object.entries(stocks).map(([size, stock]) => ({ size, stock }))
}

/** Adds the shirt to the store as a partner of the cast; returns its id. */
export async function offerAs(
  app: TestApp,
  stocks: Record<string, string> = { S: '3', M: '0' },
  more: object = {},
): Promise<string> {
  const given = { ...shirt, sizes: sizesOf(stocks), ...more }
  return (await offerProduct(app.caller('partner', newId()), given)).id
}

/** A product as editable form input. */
export function formOf({ id, version, sizes, images }: OwnProduct) {
  const rows = sizes.map((one) => ({
    id: one.id as string | null,
    size: one.size,
    stock: String(one.stock),
    seen: one.stock as number | null,
  }))
  return { ...shirt, id, version, sizes: rows, images }
}
