import { m } from '#messages'
import { formatMoney } from '#platform/text/money.ts'
import type { TourPackage } from '#domain/content/tour-package.ts'
import type { AnswerCardData } from '../assistant.ts'

/** A tour as an answer card: its price per person and its duration. */
export function tourCard(tour: TourPackage): AnswerCardData {
  return {
    kind: 'tour',
    address: `/visit/tours/${tour.slug}`,
    title: tour.title,
    text: tour.summary,
    image: null,
    place: m.visit_price({ price: formatMoney(tour.priceCents) }),
    time: m.visit_days({ count: tour.days }),
  }
}
