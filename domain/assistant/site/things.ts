import type { Caller } from '#platform/operation.ts'
import { findMatchingAmbassadors } from '#domain/ambassadors/queries/find-matching-ambassadors.ts'
import type { Feature } from '#domain/content/feature.ts'
import { findMatchingNews } from '#domain/content/queries/find-matching-news.ts'
import { findMatchingTours } from '#domain/content/queries/find-matching-tours.ts'
import { findMatchingPartners } from '#domain/partners/queries/find-matching-partners.ts'
import type { District } from '#domain/project-events/place.ts'
import { isHebrewWord } from '#platform/text/hebrew-words.ts'
import { normalize } from '#platform/text/normalize.ts'
import { beginningOf, relatedTo } from '#domain/project-events/related-words.ts'
import type { Ranked } from '#domain/project-events/rank-texts.ts'
import { findMatchingProducts } from '#domain/store/queries/find-matching-products.ts'
import type { AnswerCardData } from '../assistant.ts'
import type { Room } from '../understanding/words/room-words.ts'
import { ambassadorCard, newsCard, partnerCard, productCard, tourCard } from './cards.ts'

const MOST = 12

/** Something that is not a project or event, and how well it matches a question. */
export type Thing = {
  room: Room
  card: AnswerCardData
  /** The weighted share of the words found in its texts, and the share found in its name; both 0 to 1. */
  coverage: number
  inName: number
  /** The question contains its whole name. */
  isNamed: boolean
}

type Wanted = {
  words: string[]
  said: string
  most: number
  districts: District[]
  priceMost: number | null
}
type Finder<One> = (caller: Caller, wanted: Wanted) => Promise<Ranked<One>[]>

const FINDERS: Record<Room, Finder<AnswerCardData>> = {
  partners: asCards(findMatchingPartners, partnerCard),
  products: asCards(findMatchingProducts, productCard),
  ambassadors: asCards(findMatchingAmbassadors, ambassadorCard),
  news: asCards(findMatchingNews, newsCard),
  tours: asCards(findMatchingTours, tourCard),
}

function asCards<One>(find: Finder<One>, card: (one: One) => AnswerCardData) {
  return async (caller: Caller, wanted: Wanted) => {
    const found = await find(caller, wanted)
    return found.map((one) => ({ ...one, thing: card(one.thing) }))
  }
}

/** The features without which a part of the site is closed. */
export const ROOM_FEATURES: Partial<Record<Room, Feature>> = {
  products: 'store',
  ambassadors: 'ambassadors',
  tours: 'visit',
}

/** Whether a part of the site is open. */
export function isOpen({ runtime }: Caller, room: Room): boolean {
  const feature = ROOM_FEATURES[room]
  return !feature || runtime.switches.isOn(feature)
}

export type ThingsAsked = {
  said: string
  words: readonly string[]
  districts?: readonly District[]
  priceMost?: number | null
}

/** Finds the matching things of one part of the site, best first; without words, all or the newest. Empty while it is closed. */
export async function findThings(
  caller: Caller,
  room: Room,
  { said, words: all, districts = [], priceMost = null }: ThingsAsked,
): Promise<Thing[]> {
  if (!isOpen(caller, room)) return []
  const words = all.slice(0, 24)
  const wanted = {
    words,
    said: said.slice(0, 2_000),
    most: MOST,
    districts: [...districts],
    priceMost,
  }
  const found = await FINDERS[room](caller, wanted)
  return found.map(({ thing: card, coverage, isNamed }) => ({
    room,
    card,
    coverage,
    isNamed,
    inName: shareIn(card.title, words),
  }))
}

/** The share of the words that a name contains, ignoring endings. */
function shareIn(name: string, words: readonly string[]): number {
  const all = normalize(name).split(/[^\p{L}\p{N}]+/u)
  const own = new Set(all.map(beginningOf))
  const shared = words.filter((word) =>
    // A Hebrew word may name something English.
    isHebrewWord(word)
      ? relatedTo(word).some((other) => all.some((one) => one.startsWith(other)))
      : own.has(beginningOf(word)),
  )
  return words.length === 0 ? 0 : shared.length / words.length
}
