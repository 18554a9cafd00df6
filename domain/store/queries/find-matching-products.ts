import { sql } from 'kysely'
import { z } from 'zod'
import { translatedWords } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { rankTexts, type Ranked } from '#domain/project-events/rank-texts.ts'
import { presentProductCard, selectProductCards } from '../present-product-card.ts'
import { PRICE_MAX_CENTS, type ProductCardData } from '../product.ts'

/** The number of products read, newest first. */
const READ_MOST = 600

/**
 * Finds products by name, description or organization, best match first, at most `most`; without search
 * words, the newest that are not sold out. Prices in cents.
 */
export const findMatchingProducts = query({
  name: 'store.find-matching-products',
  for: 'visitor',
  feature: 'store',
  input: z.object({
    words: z.array(z.string().max(60)).max(24).default([]),
    said: z.string().max(2_000).default(''),
    priceMost: z.int().min(0).max(PRICE_MAX_CENTS).nullable().default(null),
    most: z.int().min(1).max(24).default(4),
  }),
  async run({ db, input }): Promise<Ranked<ProductCardData>[]> {
    const rows = await selectProductCards(db)
      // Found by the words of any language.
      .select(
        sql<string>`concat_ws(' ', products.name, left(products.description, 600), ${translatedWords('products')}, partners.names)`.as(
          'allWords',
        ),
      )
      .$if(input.priceMost !== null, (of) =>
        of.where('products.priceCents', '<=', input.priceMost ?? 0),
      )
      .orderBy('products.createdAt', 'desc')
      .orderBy('products.id', 'desc')
      .limit(READ_MOST)
      .execute()
    const things = rows.map((row) => ({ row, card: presentProductCard(row) }))
    return rankTexts(things, input, ({ row, card }) => ({
      name: card.name,
      text: [row.allWords, card.image?.alt ?? ''].join(' '),
    }))
      .map((found) => ({ ...found, thing: found.thing.card }))
      .filter(({ thing, score }) => score > 0 || !thing.isSoldOut)
      .slice(0, input.most)
  },
})
