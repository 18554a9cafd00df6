import { m } from '#messages'
import { formatMoney } from '#platform/text/money.ts'
import { getPublicPartner } from '#domain/partners/queries/get-public-partner.ts'
import { listByPartner } from '#domain/project-events/queries/list-by-partner.ts'
import { getPublicProduct } from '#domain/store/queries/get-public-product.ts'
import { phaseOf } from '../../support/support-rules.ts'
import { findPhrases, phraseBook } from '../understanding/phrase-book.ts'
import { readSentence } from '../understanding/read-sentence.ts'
import { BESIDE_ROOM, ROOM_WORDS, type Room } from '../understanding/words/room-words.ts'
import type { AnswerCardData } from '../assistant.ts'
import { isFilled } from '../understanding/slots.ts'
import { itemCard } from './cards.ts'
import { findThings, type Thing } from './named-things.ts'
import { plain } from './wording.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

const SHOWN = 4
const ITEMS_SHOWN = 3
/** The weighted share of the words that a thing must contain to be an answer. */
const ENOUGH = 0.55
const WHOLE = 0.99
const MOSTLY = 0.6

const ROOMS = Object.keys(ROOM_WORDS) as Room[]
const books = ROOMS.map(
  (room) => [room, phraseBook([[room, ROOM_WORDS[room]]], { inflected: true })] as const,
)
const PRICE =
  /(?:עד|פחות מ-?|מתחת ל-?)\s*(?:כ-?)?\$?\s*(\d{1,5})\s*(?:דולר|\$)|(?:under|below|less than|at most|up to|cheaper than|budget of|for)\s*(?:about )?(?:usd|\$)?\s*(\d{1,5})\s*(?:dollars?|usd|\$|bucks)?/i

/** The part of the site that a text asks for. */
function roomIn(text: string): Room | null {
  const sentence = readSentence(text)
  return books.find(([, book]) => findPhrases(sentence, book).length > 0)?.[0] ?? null
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
    return answerNamed(asked, named)
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

function answerNamed({ caller }: Asked, named: readonly Thing[]): Promise<SiteAnswer> | SiteAnswer {
  const { room, card } = named[0]!
  if (room === 'partners') return answerPartner(caller, card)
  if (room === 'products') return answerProducts(caller, named)
  return inWords(
    m.answers_pick_shown({
      title: plain(card.title),
      text: plain([card.text, card.place, card.time].filter(Boolean).join(' · ')),
      address: card.address,
    }),
    { cards: [card], hits: 1 },
  )
}

/** Answers with what a part of the site has, or says that it has nothing. */
async function answerRoom(asked: Asked, room: Room): Promise<SiteAnswer> {
  const { caller, text, heard } = asked
  const { place, topics } = heard.slots
  const words = wordsOf(heard.slots.words)
  const price = room === 'products' ? PRICE.exec(text)?.slice(1).find(Boolean) : undefined
  const districts = room === 'partners' ? (place?.districts ?? []) : []
  const placed = place !== null && room !== 'partners' ? place.name.toLowerCase().split(' ') : []
  const found = await findThings(caller, room, {
    said: text,
    words: [...words, ...topics.flatMap((topic) => topic.split('-')), ...placed],
    districts,
    priceMost: price === undefined ? null : Number(price) * 100,
  })
  const isNarrow = words.length + topics.length + placed.length > 0
  const fits = isNarrow
    ? found.filter(({ coverage, isNamed }) => isNamed || coverage >= ENOUGH)
    : found
  if (fits.length === 0) {
    const says = room === 'tours' && found.length === 0 ? m.answers_closed() : roomNone[room]()
    return inWords(says, { outcome: 'nothing-found' })
  }
  if (room === 'products' && isNarrow) return answerProducts(caller, fits)
  const [first] = fits
  if (isNarrow && fits.length === 1) return answerNamed(asked, fits)
  if (room === 'partners' && first?.isNamed) return answerPartner(caller, first.card)
  return inWords(isNarrow || districts.length > 0 ? roomFound[room]() : roomAll[room](), {
    cards: fits.slice(0, SHOWN).map(({ card }) => card),
    hits: fits.length,
  })
}

const roomAll: Record<Room, () => string> = {
  partners: () => `${m.answers_room_partners()} ${m.answers_partners_all()}`,
  products: () => `${m.answers_products_newest()} ${m.answers_products_store()}`,
  tours: m.answers_room_tours,
  news: m.answers_news_found,
  ambassadors: m.answers_ambassadors_some,
}
const roomFound: Record<Room, () => string> = {
  ...roomAll,
  partners: () => `${m.answers_room_partners_found()} ${m.answers_partners_all()}`,
  news: m.answers_news_about,
}
const roomNone: Record<Room, () => string> = {
  partners: m.answers_partners_none,
  products: m.answers_products_none,
  tours: m.answers_tours_none,
  news: m.answers_news_none,
  ambassadors: m.answers_ambassador_none,
}

/** An organization in its own words, with its open projects and events. */
export async function answerPartner(
  caller: Asked['caller'],
  card: AnswerCardData,
): Promise<SiteAnswer> {
  const id = card.address.split('/').at(-1) ?? ''
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

/** Products with their prices, sizes and stock. */
async function answerProducts(
  caller: Asked['caller'],
  found: readonly Thing[],
): Promise<SiteAnswer> {
  const shown = found.slice(0, SHOWN)
  const whole = await Promise.all(shown.map(({ id }) => getPublicProduct(caller, { id })))
  const lines = whole.map(({ name, priceCents, variants }) => {
    const words = { name: plain(name), price: formatMoney(priceCents) }
    const sizes = (isThere: boolean) =>
      variants.flatMap(({ stock, size }) =>
        stock > 0 === isThere && size !== '' ? [plain(size)] : [],
      )
    if (variants.every(({ stock }) => stock === 0)) return m.answers_stock_out(words)
    const [there, away] = [sizes(true), sizes(false)]
    if (there.length === 0) return m.answers_stock(words)
    const says = m.answers_stock_sizes({ ...words, sizes: there.join(', ') })
    return away.length === 0
      ? says
      : `${says} ${m.answers_stock_sizes_out({ sizes: away.join(', ') })}`
  })
  return inWords([...lines, m.answers_products_store()].join(' '), {
    cards: shown.map(({ card }) => card),
    hits: found.length,
  })
}

/** Words that may describe a thing. */
function wordsOf(words: readonly string[]): string[] {
  return words.filter((word) => !BESIDE_ROOM.has(word) && roomIn(word) === null)
}
