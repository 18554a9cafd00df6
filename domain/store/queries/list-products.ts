import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { presentProductCard, selectProductCards } from '../present-product-card.ts'
import { STORE_STEP, STORE_STEPS_MOST, type ProductCardData } from '../product.ts'

/** Lists the newest products of all organizations, in up to twelve steps of eight, and whether there are more. */
export const listProducts = query({
  name: 'store.list-products',
  for: 'visitor',
  feature: 'store',
  input: z.object({ steps: z.int().min(1).max(STORE_STEPS_MOST).default(1) }),
  async run({ db, input }): Promise<{ products: ProductCardData[]; hasMore: boolean }> {
    const most = input.steps * STORE_STEP
    const rows = await selectProductCards(db)
      .orderBy('products.createdAt', 'desc')
      .orderBy('products.id', 'desc')
      .limit(most + 1)
      .execute()
    return {
      products: rows.slice(0, most).map(presentProductCard),
      hasMore: rows.length > most,
    }
  },
  cacheTags: () => ['products', 'partners'],
})
