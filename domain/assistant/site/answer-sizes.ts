import { m } from '#messages'
import { findMatchingProducts } from '#domain/store/queries/find-matching-products.ts'
import { getPublicProduct } from '#domain/store/queries/get-public-product.ts'
import { priceOf, type Variant } from '../../store/product.ts'
import { plain } from './plain.ts'
import { productCard } from './product-card.ts'
import type { Asked, SiteAnswer } from './site-answer.ts'

const SHOWN = 3
const ENOUGH = 0.6
/** What is asked of a thing, and is no part of its name. */
const BESIDES =
  /^(sizes?|stock|sold|out|available|availability|small|medium|large|extra|xs|s|m|l|xl|xxl|xxxl|colou?rs?|left|still|buy|store|shop|products?|come|comes|get|order|men|women|mens|womens|kids|adult|run|fit|fits|have|got|which|what)$/

/** Which sizes there are of a product that was meant, or whether it is there at all. Null where none was. */
export async function answerSizes({ caller, said, text }: Asked): Promise<SiteAnswer | null> {
  const words = said.words.filter((word) => word.length <= 60 && !BESIDES.test(word)).slice(0, 24)
  const { products } = await findMatchingProducts(caller, { words, said: text, most: SHOWN })
  const meant = products.filter(({ isNamed, coverage }) => isNamed || coverage >= ENOUGH)
  if (words.length === 0 || meant.length === 0) return null
  const whole = await Promise.all(
    meant.map(({ thing }) => getPublicProduct(caller, { id: thing.id })),
  )
  const lines = whole.map(({ name, priceCents, variants }) =>
    stockWords({ name: plain(name), price: priceOf(priceCents) }, variants),
  )
  return {
    text: [...lines, m.answers_products_store()].join(' '),
    cards: meant.map(({ thing }) => productCard(thing)),
    choices: [],
    outcome: 'answered',
    hits: meant.length,
  }
}

function stockWords(words: { name: string; price: string }, variants: readonly Variant[]): string {
  const sizes = (isThere: boolean) =>
    variants
      .filter(({ stock, size }) => stock > 0 === isThere && size !== '')
      .map(({ size }) => plain(size))
      .join(', ')
  if (variants.every(({ stock }) => stock === 0)) return m.answers_stock_out(words)
  const there = sizes(true)
  if (there === '') return m.answers_stock(words)
  const away = sizes(false)
  const says = m.answers_stock_sizes({ ...words, sizes: there })
  return away === '' ? says : `${says} ${m.answers_stock_sizes_out({ sizes: away })}`
}
