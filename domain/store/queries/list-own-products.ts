import { z } from 'zod'
import { textShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { findPosting } from '#domain/partners/find-posting.ts'
import { listingStatus, type OfferStatus } from '#domain/partners/offer.ts'
import { OWN_PRODUCTS_PAGE, type Variant } from '../product.ts'

export type OwnProductLine = {
  id: string
  status: OfferStatus
  name: string
  priceCents: number
  imageFileId: string | null
  /** In the organization's order. */
  sizes: Variant[]
}

/** Lists the products of the caller's organization, in any state, newest first, in pages of 24. */
export const listOwnProducts = query({
  name: 'store.list-own-products',
  for: 'member',
  feature: 'store',
  input: z.object({ page: z.int().min(1).default(1) }),
  async run({ db, input }): Promise<{ products: OwnProductLine[]; count: number }> {
    const { partnerId } = await findPosting(db)
    if (!partnerId) return { products: [], count: 0 }
    const own = db.selectFrom('products').where('partnerId', '=', partnerId)
    const { n } = await own
      .select((is) => is.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    const rows = await own
      .select((is) => [
        'id',
        textShown('products', 'name')(),
        'priceCents',
        'hiddenAt',
        'withdrawnAt',
        is
          .selectFrom('productImages')
          .select('fileId')
          .whereRef('productId', '=', 'products.id')
          .orderBy('position')
          .limit(1)
          .as('cover'),
      ])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(OWN_PRODUCTS_PAGE)
      .offset((input.page - 1) * OWN_PRODUCTS_PAGE)
      .execute()
    if (rows.length === 0) return { products: [], count: n }
    const ids = rows.map(({ id }) => id)
    const sizes = await db
      .selectFrom('productVariants')
      .select(['id', 'productId', textShown('productVariants', 'size'), 'stock'])
      .where('productId', 'in', ids)
      .orderBy('position')
      .orderBy('id')
      .execute()
    return {
      count: n,
      products: rows.map((row) => ({
        id: row.id,
        status: listingStatus(row),
        name: row.name ?? '',
        priceCents: row.priceCents,
        imageFileId: row.cover,
        sizes: sizes
          .filter(({ productId }) => productId === row.id)
          .map(({ id, size, stock }) => ({ id, size: size ?? '', stock })),
      })),
    }
  },
})
