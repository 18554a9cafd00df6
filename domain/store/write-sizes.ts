import { sql } from 'kysely'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import type { Language } from '#platform/text/language.ts'
import { shortTranslations } from '#domain/translations/short-texts.ts'
import { SIZE_TEXTS } from './product.ts'
import type { SizeGiven } from './product-form.ts'

type Known = { id: string; size: string; wasSold: boolean }

/**
 * Sets the sizes of a product, whose texts are in `language`, in order. A stock is written only if the typed number differs from the one shown, and
 * only if it has not changed since: sold units must not reappear. The product's row must be locked.
 *
 * @throws AppError conflict for each stock that has changed, and for removing a size that was sold.
 */
export async function writeSizes(
  db: Db,
  { productId, now, language }: { productId: string; now: Date; language: Language },
  sizes: readonly SizeGiven[],
): Promise<void> {
  const known = await db
    .selectFrom('productVariants')
    .select(['id', 'size', 'wasSold'])
    .where('productId', '=', productId)
    .execute()
  // Two sizes may swap names, so uniqueness is checked at commit.
  await sql`set constraints product_variants_product_id_size_key deferred`.execute(db)
  await removeSizes(
    db,
    known.filter(({ id }) => !sizes.some((one) => one.id === id)),
  )
  const moved: FieldErrors = {}
  for (const [position, given] of sizes.entries()) {
    const { id, size, stock, seen } = given
    const shown = { position, size, translations: shortTranslations(given, SIZE_TEXTS, language) }
    if (id === null || !known.some((one) => one.id === id)) {
      const row = { id: newId(now), productId, ...shown, stock }
      await db.insertInto('productVariants').values(row).execute()
      continue
    }
    await db
      .updateTable('productVariants')
      .set(shown)
      .where('id', '=', id)
      .where('productId', '=', productId)
      .execute()
    if (stock === seen) continue
    const set = await db
      .updateTable('productVariants')
      .set({ stock })
      .where('id', '=', id)
      .where('productId', '=', productId)
      .where('stock', '=', seen ?? -1)
      .executeTakeFirst()
    if (set.numUpdatedRows === 0n) {
      moved[`sizes.${position}.stock`] = await sayMoved(db, id, seen ?? 0)
    }
  }
  if (Object.keys(moved).length > 0) {
    throw new AppError('conflict', m.shopdesk_stock_moved(), { fields: moved })
  }
}

async function removeSizes(db: Db, gone: readonly Known[]): Promise<void> {
  const sold = gone.find(({ wasSold }) => wasSold)
  if (sold) throw new AppError('conflict', m.shopdesk_size_was_sold({ size: sold.size }))
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  const removed = await db
    .deleteFrom('productVariants')
    .where('id', 'in', ids)
    .where('wasSold', '=', false)
    .executeTakeFirst()
  // Its first order arrived in this very moment.
  if (Number(removed.numDeletedRows) < ids.length) {
    throw new AppError('conflict', m.shopdesk_changed_meanwhile())
  }
}

async function sayMoved(db: Db, id: string, seen: number): Promise<string> {
  const row = await db
    .selectFrom('productVariants')
    .select('stock')
    .where('id', '=', id)
    .executeTakeFirst()
  return m.shopdesk_stock_moved_to({ now: row?.stock ?? 0, seen })
}
