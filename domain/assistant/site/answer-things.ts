import { m } from '#messages'
import { formatMoney } from '#platform/text/money.ts'
import { getPublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { getPublic } from '#domain/project-events/queries/get-public.ts'
import { listByPartner } from '#domain/project-events/queries/list-by-partner.ts'
import { getPublicProduct } from '#domain/store/queries/get-public-product.ts'
import { phaseOf } from '../../support/support-rules.ts'
import { findPhrases, phraseBook } from '../understanding/phrase-book.ts'
import { readSentence } from '../understanding/read-sentence.ts'
import { BESIDE_ROOM, ROOM_WORDS, type Room } from '../understanding/words/room-words.ts'
import type { AnswerCardData } from '../assistant.ts'
import { isFilled } from '../understanding/slots.ts'
import { itemCard } from './cards.ts'
import { itemFacts } from './item-facts.ts'
import { findThings, isOpen, type Thing } from './things.ts'
import { inWords, plain, type Asked, type SiteAnswer } from './site-answer.ts'

const SHOWN = 4
const ITEMS_SHOWN = 3
/** The weighted share of the words that a thing must contain to be an answer. */
const ENOUGH = 0.55
const WHOLE = 0.99
const MOSTLY = 0.6

const ROOMS = Object.keys(ROOM_WORDS) as Room[]
const book = phraseBook(
  ROOMS.map((room) => [room, ROOM_WORDS[room]] as const),
  { inflected: true },
)
const PRICE =
  /(?:עד|פחות מ-?|מתחת ל-?)\s*(?:כ-?)?\$?\s*(\d{1,5})\s*(?:דולר|\$)|(?:under|below|less than|at most|up to|cheaper than|budget of|for)\s*(?:about )?(?:usd|\$)?\s*(\d{1,5})\s*(?:dollars?|usd|\$|bucks)?/i

/** The part of the site that a text asks for; of several, the first of the table. */
function roomIn(text: string): Room | null {
  const found = findPhrases(readSentence(text), book).map(({ meaning }) => meaning)
  return ROOMS.find((room) => found.includes(room)) ?? null
}

/**
 * Answers questions that are not about projects and events: about something by its name, or about a part of the site. Null
 * for any other question, and for one that continues a search.
 */
export async function answerThings(asked: Asked): Promise<SiteAnswer | null> {
  const { text, heard } = asked
  if (heard.goesOn) return null
  const room = roomIn(text)
  const named = await findNamed(asked)
  const [first] = named
  if (first && (first.isNamed || room === null || room === first.room)) {
    const cards = named.map(({ card }) => card)
    return answerCards(asked.caller, cards)
  }
  const isItems = isFilled(heard.slots, 'type') && room !== 'tours'
  const isOurs = room !== 'partners' || !isFilled(heard.slots, 'kinds')
  return room === null || isItems || !isOurs ? null : answerRoom(asked, room)
}

/** The things of one kind that a text names. */
async function findNamed({ caller, text, heard }: Asked): Promise<Thing[]> {
  const words = wordsOf(heard.slots.words)
  const all = (
    await Promise.all(ROOMS.map((room) => findThings(caller, room, { said: text, words })))
  ).flat()
  const named = all.find(({ isNamed }) => isNamed)
  if (named) return [named]
  // A single word, such as "honey", names only a product; other things need at least two.
  const whole = all.filter(({ room, inName }) =>
    room === 'products'
      ? inName > WHOLE || (words.length > 2 && inName > MOSTLY)
      : inName > WHOLE && words.length > 1,
  )
  return whole.filter(({ room }) => room === whole[0]?.room)
}

/** The answer about what cards of one kind show: about all products, else about the first. */
export async function answerCards(
  caller: Asked['caller'],
  cards: readonly AnswerCardData[],
): Promise<SiteAnswer> {
  const card = cards[0]!
  const { kind, title, text, place, time, address } = card
  if (kind === 'product') return answerProducts(caller, cards)
  if (kind === 'partner') return answerPartner(caller, card)
  if (kind === 'project' || kind === 'event') {
    const item = await getPublic(caller, { id: idOf(card) })
    const facts = itemFacts(item, caller.runtime.clock.now())
    return inWords(facts, { cards: [itemCard(item)], hits: 1 })
  }
  const told = plain([text, place, time].filter(Boolean).join(' · '))
  const words = m.answers_pick_shown({ title: plain(title), text: told, address })
  return inWords(words, { cards: [card], hits: 1 })
}

function idOf({ address }: AnswerCardData): string {
  return address.split('/').at(-1) ?? ''
}

/** Answers with what a part of the site has, or says that it has nothing. */
async function answerRoom({ caller, text, heard }: Asked, room: Room): Promise<SiteAnswer> {
  const { place, topics } = heard.slots
  const words = wordsOf(heard.slots.words)
  const price = room === 'products' ? PRICE.exec(text)?.slice(1).find(Boolean) : undefined
  const districts = room === 'partners' ? (place?.districts ?? []) : []
  const placed = place !== null && room !== 'partners' ? place.name.toLowerCase().split(' ') : []
  const about = [...words, ...topics.flatMap((topic) => topic.split('-')), ...placed]
  const found = await findThings(caller, room, {
    said: text,
    words: about,
    districts,
    priceMost: price === undefined ? null : Number(price) * 100,
  })
  const cards = found
    .filter(({ coverage }) => about.length === 0 || coverage >= ENOUGH)
    .map(({ card }) => card)
  const { all, some = all, none } = SAYS[room]
  if (cards.length === 0) {
    const says = isOpen(caller, room) ? none : m.answers_closed
    return inWords(says(), { outcome: 'nothing-found' })
  }
  const isOne = room === 'products' || cards.length === 1
  if (about.length > 0 && isOne) return answerCards(caller, cards)
  const says = about.length + districts.length > 0 ? some : all
  return inWords(says(), { cards: cards.slice(0, SHOWN), hits: cards.length })
}

type Says = () => string

/** What is said of all things of a part of the site, of those that fit, and if none do. */
const SAYS: Record<Room, { all: Says; some?: Says; none: Says }> = {
  partners: {
    all: () => `${m.answers_room_partners()} ${m.answers_partners_all()}`,
    some: () => `${m.answers_room_partners_found()} ${m.answers_partners_all()}`,
    none: m.answers_partners_none,
  },
  products: {
    all: () => `${m.answers_products_newest()} ${m.answers_products_store()}`,
    none: m.answers_products_none,
  },
  tours: { all: m.answers_room_tours, none: m.answers_tours_none },
  news: { all: m.answers_news_found, some: m.answers_news_about, none: m.answers_news_none },
  ambassadors: { all: m.answers_ambassadors_some, none: m.answers_ambassador_none },
}

/** An organization in its own words, with its open projects and events. */
async function answerPartner(caller: Asked['caller'], card: AnswerCardData): Promise<SiteAnswer> {
  const id = idOf(card)
  const [{ mission }, events, projects] = await Promise.all([
    getPublicPartner(caller, { id }),
    listByPartner(caller, { partnerId: id, type: 'event' }),
    listByPartner(caller, { partnerId: id, type: 'project' }),
  ])
  const now = caller.runtime.clock.now()
  const open = [...events, ...projects].filter((item) => phaseOf(item, now) !== 'completed')
  const lead = m.answers_partner_named({ name: plain(card.title), mission: plain(mission) })
  const { address } = card
  const more =
    open.length > 0
      ? m.answers_partner_items({ address })
      : m.answers_partner_none_open({ address })
  return inWords(`${lead} ${more}`, {
    cards: [card, ...open.slice(0, ITEMS_SHOWN).map(itemCard)],
    hits: 1 + open.length,
  })
}

/** Products with their prices, and the sizes that are in stock. */
async function answerProducts(
  caller: Asked['caller'],
  found: readonly AnswerCardData[],
): Promise<SiteAnswer> {
  const cards = found.slice(0, SHOWN)
  const whole = await Promise.all(cards.map((card) => getPublicProduct(caller, { id: idOf(card) })))
  const lines = whole.map(({ name, priceCents, variants }) => {
    const words = { name: plain(name), price: formatMoney(priceCents) }
    const there = variants.filter(({ stock }) => stock > 0)
    if (there.length === 0) return m.answers_stock_out(words)
    const sizes = there.map(({ size }) => plain(size)).filter(Boolean)
    return sizes.length > 0
      ? m.answers_stock_sizes({ ...words, sizes: sizes.join(', ') })
      : m.answers_stock(words)
  })
  const text = [...lines, m.answers_products_store()].join(' ')
  return inWords(text, { cards, hits: found.length })
}

/** Words that may describe a thing. */
function wordsOf(words: readonly string[]): string[] {
  return words.filter((word) => !BESIDE_ROOM.has(word) && roomIn(word) === null)
}
