import { m } from '#messages'
import { findMatchingProducts } from '../../store/find-matching-products.ts'
import { priceOf, type ProductCard } from '../../store/product.ts'
import type { AnswerCard } from '../assistant.ts'
import { countWord } from './count-word.ts'
import { plain } from './plain.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

const SHOWN = 4
const ENOUGH = 0.55
const SUM =
  /(?:under|below|less than|at most|up to|max(?:imum)?|cheaper than|not more than|for|budget of)\s*(?:about |around )?(?:usd|\$)?\s*(\d{1,5})(?:\s*(?:dollars?|usd|\$|bucks))?/i
/** What names no thing. */
const BESIDES =
  /^(presents?|gifts?|souvenirs?|shops?|stores?|buy|sell|products?|dollars?|usd|price|cost|costs|things?|something|cheap|shopping|under|below|less|mother|father|wife|husband|mom|dad|friends?|sister|brother|parents?|grandmother|grandfather|birthday|holiday|hanukkah|christmas|israeli?|stock|sold|out|available|eat|eating|kosher|cheaper|cheapest|sizes?|small|medium|large|extra|xs|xl|xxl|colou?rs?|blue|white|black|red|green|grey|gray|yellow|pink|\d+)$/

/** Products that suit what was said, at the price that was named. */
export async function answerProducts({ caller, said, text }: Asked): Promise<SiteAnswer> {
  if (!caller.house.switches.isOn('store')) {
    return inWords(m.answers_closed(), { outcome: 'nothing-found' })
  }
  const sum = SUM.exec(text)?.[1]
  const priceMost = sum === undefined ? null : Number(sum) * 100
  const words = said.words.filter((word) => !BESIDES.test(word)).slice(0, 24)
  const { products, total } = await findMatchingProducts(caller, {
    words,
    said: text,
    priceMost,
    most: SHOWN,
  })
  const named = products.find(({ isNamed }) => isNamed)
  const suiting =
    words.length > 0
      ? products.filter(({ coverage, isNamed }) => isNamed || coverage >= ENOUGH)
      : products
  if (suiting.length === 0) return inWords(m.answers_products_none(), { outcome: 'nothing-found' })
  const count = words.length > 0 ? suiting.length : total
  const things = m.answers_products({ count, number: countWord(count) })
  const first = suiting[0]?.thing
  const lead = () => {
    if (first && (named || (suiting.length === 1 && /how much|price|cost/i.test(text))))
      return priceWords(first)
    if (first && /how much|price|cost/i.test(text)) return priceWords(first)
    if (first && words.length > 0 && /in stock|sold out|available/i.test(text)) {
      return first.isSoldOut
        ? priceWords(first)
        : `${priceWords(first)} ${m.answers_product_in_stock()}`
    }
    if (priceMost !== null) return m.answers_products_under({ price: priceOf(priceMost), things })
    return words.length > 0 ? m.answers_products_found({ things }) : m.answers_products_newest()
  }
  return {
    text: [lead(), m.answers_products_store()].join(' '),
    cards: suiting.map(({ thing }) => productCard(thing)),
    choices: [],
    outcome: 'answered',
    hits: count,
  }
}

function priceWords({ name, priceCents, isSoldOut }: ProductCard): string {
  const price = m.answers_product_price({ name: plain(name), price: priceOf(priceCents) })
  return isSoldOut ? `${price} ${m.answers_product_sold_out()}` : price
}

function productCard({
  id,
  name,
  priceCents,
  organization,
  isSoldOut,
  image,
}: ProductCard): AnswerCard {
  const words = { price: priceOf(priceCents), organization }
  return {
    kind: 'product',
    address: `/store/${id}`,
    title: name,
    text: isSoldOut ? m.answers_product_card_out(words) : m.answers_product_card(words),
    image: image?.address ?? null,
    place: null,
    time: null,
  }
}
