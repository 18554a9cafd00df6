import type { Ambassador } from '#domain/ambassadors/present-ambassador.ts'
import type { NewsCardData } from '#domain/content/news.ts'
import type { TourPackage } from '#domain/content/tour-package.ts'
import { focusAreaLabel } from '#domain/partners/partner.ts'
import type { PartnerCardData } from '#domain/partners/present-partner-card.ts'
import { asDistrict, districtLabel } from '#domain/project-events/place.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { summarize } from '#domain/project-events/summarize.ts'
import { whenOf } from '#domain/project-events/when.ts'
import { whereOf } from '#domain/project-events/where.ts'
import type { ProductCardData } from '#domain/store/product.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { formatMoney } from '#platform/text/money.ts'
import type { AnswerCardData } from '../assistant.ts'

/** A project or an event as an answer card. */
export function itemCard(item: ProjectEventCard): AnswerCardData {
  return {
    kind: item.type,
    address: itemAddress(item.id),
    title: item.title,
    text: summarize(item.summary, 140),
    image: item.image,
    scene: { category: item.category, district: item.district, region: item.region },
    place: whereOf(item),
    time: whenOf(item) || null,
  }
}

/** The address of a project or event. */
export function itemAddress(id: string): string {
  return `/projects-events/${id}`
}

/** An organization as an answer card. */
export function partnerCard({
  id,
  name,
  summary,
  logo,
  focusAreas,
}: PartnerCardData): AnswerCardData {
  return {
    kind: 'partner',
    address: `/partner/${id}`,
    title: name,
    text: summarize(summary, 140),
    image: logo,
    place: focusAreas.slice(0, 3).map(focusAreaLabel).join(', ') || null,
    time: null,
  }
}

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

/** An article as an answer card. */
export function newsCard(news: NewsCardData): AnswerCardData {
  const district = asDistrict(news.district)
  return {
    kind: 'news',
    address: `/news/${news.id}`,
    title: news.title,
    text: summarize(news.summary, 140),
    image: news.image,
    place: district && districtLabel(district),
    time: format.shortDate(news.publishedAt),
  }
}

/** An ambassador as an answer card, with the beginning of their bio. */
export function ambassadorCard(ambassador: Ambassador & { summary: string }): AnswerCardData {
  return {
    kind: 'ambassador',
    address: `/ambassador/${ambassador.id}`,
    title: ambassador.name,
    text: summarize(ambassador.summary, 140),
    image: ambassador.photo ?? ambassador.logo,
    place: null,
    time: null,
  }
}

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
