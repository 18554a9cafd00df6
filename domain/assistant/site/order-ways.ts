import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { SureWay } from './sure-way.ts'
import { findMatchingProducts } from '#domain/store/queries/find-matching-products.ts'
import { getPublicProduct } from '#domain/store/queries/get-public-product.ts'
import { type Variant } from '../../store/product.ts'
import { plain } from './plain.ts'
import { productCard } from './product-card.ts'
import type { Asked, SiteAnswer } from './site-answer.ts'

const SHOWN = 3

const ENOUGH = 0.6

/** Words of a product question that are not part of its name. */
const BESIDES =
  /^(sizes?|stock|sold|out|available|availability|small|medium|large|extra|xs|s|m|l|xl|xxl|xxxl|colou?rs?|left|still|buy|store|shop|products?|come|comes|get|order|men|women|mens|womens|kids|adult|run|fit|fits|have|got|which|what)$/

const BOUGHT =
  /\b(orders?|ordered|bought|purchased?|parcels?|packages?|products?|store|shop|shirts?|t-?shirts?|mugs?|candles?|honey|oil|dates|book|jewel\w*|necklace|bags?|poster|print|item|it|them|size)\b/
const feature = 'store' as const
const GIVING = /\b(volunteer\w*|donat\w*|deliver (food|meals|parcels)|pack(ing)? (food|parcels))\b/

/** Common questions about orders. */
export const ORDER_WAYS: readonly SureWay[] = [
  {
    signs: [
      /\b(too (small|big|large|tight|short|long|wide)|wrong (size|colou?r|item|product)|does ?n['’]?o?t fit|damaged|broken|defective|faulty|torn|cracked|melted|send (it|them|this) back|return(ing|ed|s)?|exchange|refund|money back)\b/,
      BOUGHT,
      /\b(shirts?|t-?shirts?|mugs?|candles?|honey|oil|dates|books?|jewel\w*|necklace|bags?|orders?|ordered|bought|purchased?|parcels?|packages?|products?|item|send (it|them|this) back|fit|size|return (it|them|this|policy|something)|returns|exchange)\b/,
    ],
    but: [
      /\b(signed up|registration|event|volunteer\w*|donat\w*|gave|returns? (home|to (their|his|her|our)|with)|returning (residents|families|members|to)|impact|invest\w*)\b/,
    ],
    says: () => m.answers_way_return(),
    feature,
  },
  {
    signs: [
      /\b(where|when|track\w*|never|not|n['’]?t|still|waiting|status|late|yet|arriv\w*|missing|lost)\b/,
      /\b(my|our|the|a) (\w+ )?(parcel|package|order|delivery|shipment)\b|\b(i|we) (have )?(ordered|bought|purchased)\b/,
    ],
    but: [/\bhow (do|can) (i|we) (buy|order|pay)\b/, /\bcancel\b/, GIVING],
    says: () => m.answers_way_orders(),
    feature,
  },
  {
    signs: [
      /\b(ship|ships|shipping|shipped|shipment|deliver|delivers|delivery|postage|customs|import dut\w+|duty|send)\b/,
      /\b(you|store|shop|products?|orders?|cost|costs|free|abroad|international\w*|overseas|long|take|takes|price|include\w*|to (the )?(us|usa|uk|canada|europe|australia|germany|france|england|brazil|america|my country|states))\b/,
      /\b(ship|ships|shipping|shipped|postage|customs|dut(y|ies)|deliver|delivers|delivery)\b/,
    ],
    but: [
      GIVING,
      /\b(container|logistics|trucks?|warehouse|food|meals|medicine|dialysis)\b/,
      /\b(i|we) (can|could|would|want|like) (to )?(ship|deliver|send)\b/,
    ],
    says: () => m.answers_way_shipping(),
    feature,
  },
  {
    signs: [
      /\b(sell|selling|offer)\b/,
      /\b(my|our|own|handmade|hand-made|i make|we make)\b/,
      /\b(products?|things|goods|jewel\w*|art|crafts?|work|store|shop|marketplace|candles|ceramics|soap|wine|honey|paintings?)\b/,
    ],
    but: [/\b(personal|data|information|your)\b(?! (store|site|shop|marketplace|website))/],
    says: () => m.answers_way_sell(),
    feature: 'partner-registration',
  },
  {
    signs: [
      /\b(in|out of) stock\b|\bsold out\b|\bsizes?\b|\bin (an? )?(xs|s|m|l|x{1,3}l|small|medium|large|extra large)\b|\b(still )?available\b|\bany left\b/,
    ],
    but: [
      GIVING,
      /\b(events?|projects?|group size|places?|spots?|tours?|appointments?|volunteers?)\b/,
    ],
    says: answerSizes,
    feature,
  },
]

/** The sizes of the product in question, or whether it is available. Null when none was named. */
async function answerSizes({ caller, said, text }: Asked): Promise<SiteAnswer | null> {
  const words = said.words.filter((word) => word.length <= 60 && !BESIDES.test(word)).slice(0, 24)
  const { products } = await findMatchingProducts(caller, { words, said: text, most: SHOWN })
  const meant = products.filter(({ isNamed, coverage }) => isNamed || coverage >= ENOUGH)
  if (words.length === 0 || meant.length === 0) return null
  const whole = await Promise.all(
    meant.map(({ thing }) => getPublicProduct(caller, { id: thing.id })),
  )
  const lines = whole.map(({ name, priceCents, variants }) =>
    stockWords({ name: plain(name), price: format.price(priceCents) }, variants),
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
