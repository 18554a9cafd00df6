import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { findMatchingProducts } from '#domain/store/queries/find-matching-products.ts'
import { type ProductCardData } from '../../store/product.ts'
import type { AnswerCardData } from '../assistant.ts'
import { countWord } from './count-word.ts'
import { plain } from './plain.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

const SHOWN = 4
const ENOUGH = 0.55
const SUM =
  /(?:under|below|less than|at most|up to|max(?:imum)?|cheaper than|not more than|for|budget of)\s*(?:about |around )?(?:usd|\$)?\s*(\d{1,5})(?:\s*(?:dollars?|usd|\$|bucks))?/i
/** How many are examined when the question asks for the cheapest or excludes ingredients. */
const LOOKED_MOST = 24
const CHEAPER = /\b(cheap(er|est)?|less expensive|too expensive|costs? less|lowest price)\b/i
const NOT_FOOD = /\b(not? (to |for )?(eat(ing)?|food)|nothing to eat|non-?food|inedible)\b/i
const FOOD =
  /\b(oil|honey|dates|za.?atar|spices?|wine|spread|coffee|tea|chocolate|halva|tahini|jam|cheese|bread|sweets|nuts|olives|syrup|granola)\b/i
/** Words that name no product. */
const BESIDES =
  /^(presents?|gifts?|souvenirs?|shops?|stores?|buy|sell|products?|dollars?|usd|price|cost|costs|things?|something|cheap|shopping|under|below|less|mother|father|wife|husband|mom|dad|friends?|sister|brother|parents?|grandmother|grandfather|birthday|holiday|hanukkah|christmas|israeli?|stock|sold|out|available|eat|eating|cheaper|cheapest|sizes?|small|medium|large|extra|xs|xl|xxl|colou?rs?|blue|white|black|red|green|grey|gray|yellow|pink|\d+)$/

/** Products that match, at the price mentioned. */
export async function answerProducts({ caller, said, text }: Asked): Promise<SiteAnswer> {
  if (!caller.runtime.switches.isOn('store')) {
    return inWords(m.answers_closed(), { outcome: 'nothing-found' })
  }
  const sum = SUM.exec(text)?.[1]
  const priceMost = sum === undefined ? null : Number(sum) * 100
  const words = said.words.filter((word) => !BESIDES.test(word)).slice(0, 24)
  const isNarrowed = CHEAPER.test(text) || NOT_FOOD.test(text)
  const { products: all, total } = await findMatchingProducts(caller, {
    words,
    said: text,
    priceMost,
    most: isNarrowed ? LOOKED_MOST : SHOWN,
  })
  const products = isNarrowed ? narrowed(text, all) : all
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
    if (priceMost !== null)
      return m.answers_products_under({ price: format.price(priceMost), things })
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

type Found = { thing: ProductCardData; coverage: number; isNamed: boolean }

/** Sorts by price and applies dietary exclusions, as far as requested. */
function narrowed<One extends Found>(text: string, found: readonly One[]): One[] {
  const left = NOT_FOOD.test(text) ? found.filter(({ thing }) => !FOOD.test(thing.name)) : found
  const sorted = CHEAPER.test(text)
    ? left.toSorted((one, other) => one.thing.priceCents - other.thing.priceCents)
    : left
  return sorted.slice(0, SHOWN)
}

function priceWords({ name, priceCents, isSoldOut }: ProductCardData): string {
  const price = m.answers_product_price({ name: plain(name), price: format.price(priceCents) })
  return isSoldOut ? `${price} ${m.answers_product_sold_out()}` : price
}

function productCard({
  id,
  name,
  priceCents,
  organization,
  isSoldOut,
  image,
}: ProductCardData): AnswerCardData {
  const words = { price: format.price(priceCents), organization }
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
