import { isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { getPublicAmbassador } from '#domain/ambassadors/queries/get-public-ambassador.ts'
import { getPublicNews } from '#domain/content/queries/get-public-news.ts'
import { getPublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { getPublicProduct } from '#domain/store/queries/get-public-product.ts'
import { findTourPackage } from '#domain/content/queries/find-tour-package.ts'
import type { AnswerCardData } from '../assistant.ts'
import {
  ambassadorCard,
  itemCard,
  newsCard,
  partnerCard,
  productCard,
  tourCard,
} from '../site/cards.ts'
import { OUR_PAGES, isOpenPage, pageAddress } from './our-pages.ts'

const LONGEST = 500

/** The thing or page of our site that an address leads to. */
export type Linked = {
  /** Its path with the query a page allows; only the path for things. */
  address: string
  /** Null for pages that do not show a single thing. */
  card: AnswerCardData | null
  /** Its full description. */
  text: string
}

/**
 * Resolves an address: an open page of our site, or something public. Null for everything else, for any text: external
 * addresses, unknown kinds, and what is hidden or never existed.
 */
export async function findLinked(caller: Caller, address: string): Promise<Linked | null> {
  const own = ownAddress(address, caller.runtime.origin)
  if (!own) return null
  const [room = '', name = '', more] = own.pathname.slice(1).split('/')
  const page = OUR_PAGES[own.pathname]
  if (page) {
    const shown = isOpenPage(own.pathname, caller.runtime.switches) ? pageAddress(own, page) : null
    return shown === null ? null : { address: shown, card: null, text: '' }
  }
  const visitor: Caller = { ...caller, actor: { kind: 'visitor' } }
  try {
    const found = await findThing(visitor, room, name, more)
    return found && { address: own.pathname, ...found }
  } catch (error) {
    if (isAppError(error)) return null
    throw error
  }
}

async function findThing(
  caller: Caller,
  room: string,
  id: string,
  more: string | undefined,
): Promise<Omit<Linked, 'address'> | null> {
  if (room === 'visit' && id === 'tours' && more !== undefined) {
    const tour = await findTourPackage(caller, { slug: more })
    return tour && { card: tourCard(tour), text: [tour.description, ...tour.stops].join('\n') }
  }
  if (more !== undefined) return null
  switch (room) {
    case 'projects-events':
    case 'marketplace': {
      const item = await getPublic(caller, { id })
      return { card: itemCard(item), text: item.description }
    }
    case 'partner': {
      const partner = await getPublicPartner(caller, { id })
      return { card: partnerCard(partner), text: `${partner.description}\n${partner.mission}` }
    }
    case 'news': {
      const news = await getPublicNews(caller, { id })
      return { card: newsCard(news), text: news.body || news.summary }
    }
    case 'store':
    case 'product': {
      const { images, partner, variants, ...product } = await getPublicProduct(caller, { id })
      const card = productCard({
        ...product,
        image: images[0] ?? null,
        partnerId: partner.id,
        organization: partner.name,
        isSoldOut: variants.every(({ stock }) => stock === 0),
      })
      return { card, text: product.description }
    }
    case 'ambassador': {
      const ambassador = await getPublicAmbassador(caller, { id })
      return { card: ambassadorCard({ ...ambassador, summary: '' }), text: ambassador.bio }
    }
    default:
      return null
  }
}

/** Parses an address of our site: an absolute path, or a URL with our origin. Null for any other text. */
function ownAddress(address: string, origin: string): URL | null {
  if (address.length > LONGEST || !/^[\x21-\x7e\u00a1-\uffff]+$/.test(address)) return null
  // Browsers treat a backslash as a slash, so two of either lead to another site.
  if (address.includes('\\') || address.startsWith('//')) return null
  if (!address.startsWith('/') && !address.startsWith(`${origin}/`) && address !== origin)
    return null
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null
  return url?.origin === new URL(origin).origin && url.username + url.password === '' ? url : null
}
