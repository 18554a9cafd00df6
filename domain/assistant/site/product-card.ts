import { m } from '#messages'
import type { ProductCardData } from '../../store/product.ts'
import { formatMoney } from '#platform/text/money.ts'
import type { AnswerCardData } from '../assistant.ts'

/** A product as an answer card: its price and its seller. */
export function productCard(product: ProductCardData): AnswerCardData {
  const price = formatMoney(product.priceCents)
  return {
    kind: 'product',
    address: `/store/${product.id}`,
    title: product.name,
    text: product.isSoldOut ? `${price}, ${m.store_sold_out().toLowerCase()}` : price,
    image: product.image?.address ?? null,
    place: product.organization,
    time: null,
  }
}
