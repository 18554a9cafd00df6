import type { Caller } from '#platform/operation.ts'
import { findMatchingAmbassadors } from '#domain/ambassadors/queries/find-matching-ambassadors.ts'
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
  id: string
  card: AnswerCardData
  /** The weighted share of the words found in its texts, and the share found in its name; both 0 to 1. */
  coverage: number
  inName: number
  /** The question contains its whole name. */
  isNamed: boolean
}

export type ThingsAsked = {
  said: string
  words: readonly string[]
  districts?: readonly District[]
  priceMost?: number | null
}

/** Finds the matching things of one part of the site, best first; without words, all or the newest. Empty while it is off. */
export async function findThings(caller: Caller, room: Room, asked: ThingsAsked): Promise<Thing[]> {
  const words = asked.words.slice(0, 24)
  const input = { words: [...words], said: asked.said.slice(0, 2_000), most: MOST }
  const { switches } = caller.runtime
  const things = <Found>(
    found: readonly Ranked<Found>[],
    of: (one: Found) => { id: string; card: AnswerCardData },
  ): Thing[] => {
    const all = found.map(({ thing, coverage, isNamed }) => ({
      room,
      coverage,
      isNamed,
      ...of(thing),
    }))
    return all.map((one) => ({ ...one, inName: shareIn(one.card.title, words) }))
  }
  switch (room) {
    case 'partners': {
      const { partners } = await findMatchingPartners(caller, {
        ...input,
        districts: [...(asked.districts ?? [])],
      })
      return things(partners, (one) => ({ id: one.id, card: partnerCard(one) }))
    }
    case 'products': {
      if (!switches.isOn('store')) return []
      const { priceMost = null } = asked
      const { products } = await findMatchingProducts(caller, { ...input, priceMost })
      return things(products, (one) => ({ id: one.id, card: productCard(one) }))
    }
    case 'ambassadors': {
      if (!switches.isOn('ambassadors')) return []
      const { ambassadors } = await findMatchingAmbassadors(caller, input)
      return things(ambassadors, (one) => ({ id: one.id, card: ambassadorCard(one) }))
    }
    case 'news': {
      const { news } = await findMatchingNews(caller, input)
      return things(news, (one) => ({ id: one.id, card: newsCard(one) }))
    }
    case 'tours': {
      if (!switches.isOn('visit')) return []
      const { tours } = await findMatchingTours(caller, input)
      return things(tours, (one) => ({ id: one.slug, card: tourCard(one) }))
    }
  }
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
