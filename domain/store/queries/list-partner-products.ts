import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { presentProductCard, selectProductCards } from '../present-product-card.ts'
import {
  PARTNER_PRODUCTS_PAGE_SIZE,
  PARTNER_PRODUCTS_PAGES_MOST,
  type ProductCardData,
} from '../product.ts'

/** Lists an organization's public products, newest first, in at most 99 pages of 12. */
export const listPartnerProducts = query({
  name: 'store.list-partner-products',
  for: 'visitor',
  feature: 'store',
  input: z.object({
    partnerId: z.uuid(),
    page: z.int().min(1).max(PARTNER_PRODUCTS_PAGES_MOST).default(1),
  }),
  async run({ db, input }): Promise<{ products: ProductCardData[]; pageCount: number }> {
    const [rows, counted] = await Promise.all([
      selectProductCards(db)
        .where('products.partnerId', '=', input.partnerId)
        .orderBy('products.createdAt', 'desc')
        .orderBy('products.id', 'desc')
        .limit(PARTNER_PRODUCTS_PAGE_SIZE)
        .offset((input.page - 1) * PARTNER_PRODUCTS_PAGE_SIZE)
        .execute(),
      db
        .selectFrom('products')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('partnerId', '=', input.partnerId)
        .where('isPublic', '=', true)
        .executeTakeFirstOrThrow(),
    ])
    return {
      products: rows.map(presentProductCard),
      pageCount: Math.min(
        Math.ceil(counted.total / PARTNER_PRODUCTS_PAGE_SIZE),
        PARTNER_PRODUCTS_PAGES_MOST,
      ),
    }
  },
  cacheTags: ({ input: { partnerId }, output: { products } }) => [
    `partner:${partnerId}`,
    `partner-products:${partnerId}`,
    ...products.map(({ id }) => `product:${id}`),
  ],
})
