import { m } from '#messages'
import { normalize } from '#platform/text/normalize.ts'
import { findMatching, type Match } from '#domain/project-events/queries/find-matching.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { asDistrict, districtLabel } from '#domain/project-events/place.ts'
import { wordsOfShownPlace } from '#domain/project-events/place-words.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { isKindOpen } from '../../support/support.ts'
import { filledSlots, isFilled, NO_SLOTS, type Slot, type Slots } from '../understanding/slots.ts'
import { isTown, townsOf } from './area-towns.ts'
import { askedListAddress, listOf, matchingOf } from './list-of-slots.ts'
import { itemCard } from './cards.ts'
import { itemFacts } from './item-facts.ts'
import { placeName } from './wording.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'
import { replyWithout, slotLabels, slotsWords } from './slot-labels.ts'

const SHOWN = 4
const READ_MOST = 24
/** The weighted share of the words that an item must contain to be an answer, and to be shown as a near match. */
const SURE = 0.7
const NEAR = 0.35
/** The same for its title alone: "robots" in "robotics for children". */
const TITLED = 0.5
/** The share of the words that a title must contain for them to name that item. */
const WHOLE = 0.99

/** The result for some slots: items that match all of them, and items that contain only some of the words. */
export type Search = {
  slots: Slots
  items: readonly ProjectEventCard[]
  near: readonly Match[]
  /** For a town, items elsewhere in its district. */
  nearby: readonly ProjectEventCard[]
  /** The number of results in the public list, if its filters express exactly these slots; else null. */
  total: number | null
  address: string
  /** The one item that the words name. */
  named: ProjectEventCard | null
}

/** Searches projects and events for the slots, in the public list as far as its filters express them. */
export async function search({ caller, heard }: Asked, slots = heard.slots): Promise<Search> {
  const asked = listOf(slots)
  const { words } = slots
  const { query, isExact } = asked
  const [list, found] = await Promise.all([
    listPublic(caller, query),
    isExact ? null : findMatching(caller, { ...matchingOf(slots), most: READ_MOST }),
  ])
  const base = {
    slots,
    near: [],
    nearby: [],
    named: null,
    total: null,
    address: addressOf(slots, list.total),
  }
  if (found === null) return { ...base, items: list.items, total: list.capped ? null : list.total }
  const { items } = found
  const isThere = inTown(slots)
  const isWhole = ({ coverage, inTitle }: Match) =>
    words.length === 0 || coverage >= SURE || inTitle >= TITLED
  const whole = items.filter(isWhole)
  const titled =
    words.length + (slots.place ? 1 : 0) > 1 && words.length > 0
      ? items.filter((item) => item.inTitle > WHOLE && isThere(item))
      : []
  return {
    ...base,
    items: whole.filter(isThere),
    nearby: whole.filter((item) => !isThere(item)),
    near: items.filter((item) => item.coverage >= NEAR && !isWhole(item)),
    named: titled.length === 1 ? titled[0]! : null,
  }
}

/** The address of the list, without words and town if they find nothing there. */
function addressOf(slots: Slots, total: number): string {
  const asked = listOf(slots)
  return askedListAddress(total > 0 ? asked : { ...asked, query: { ...asked.query, q: '' } })
}

/** Whether an item takes place in the named town; always true if none was named. */
function inTown({ place }: Slots): (item: ProjectEventCard) => boolean {
  if (place === null || !isTown(place.name)) return () => true
  const towns = [...townsOf(place.name), ...(place.hebrew?.split(' או ').map(normalize) ?? [])]
  return (item) => {
    const { location, district, title } = item
    // An item without an address is shown in its district, which may have the same name as the town.
    const named = asDistrict(location ? null : district)
    const own = [title, ...(named ? [districtLabel(named)] : [])].join(' ')
    const where = `${wordsOfShownPlace(item)} ${normalize(own)}`
    return towns.some((town) => where.includes(town))
  }
}

/** Whether a search found what was asked for. */
export function isFound({ items, named }: Search): boolean {
  return items.length > 0 || named !== null
}

/** Answers a search. Every statement about the result is computed from it; a wider search is announced. */
export async function answerSearch(asked: Asked, found: Search): Promise<SiteAnswer> {
  const { caller, heard } = asked
  const { kinds } = heard.slots
  if (kinds.some((kind) => !isKindOpen(kind, caller.runtime.switches))) {
    return inWords(m.answers_closed(), { outcome: 'nothing-found' })
  }
  if (found.named && heard.more === 0) return answerNamed(asked, found, found.named)
  if (found.items.length > 0) return answerItems(asked, found)
  return answerWider(asked, found)
}

function answerNamed(asked: Asked, found: Search, item: ProjectEventCard): SiteAnswer {
  const now = asked.caller.runtime.clock.now()
  return shown(asked, found, { text: itemFacts(item, now), items: [item], outcome: 'answered' })
}

function answerItems(asked: Asked, found: Search): SiteAnswer {
  const { slots, total, address } = found
  const from = asked.heard.more * SHOWN
  const items = found.items.slice(from, from + SHOWN)
  const words = slotsWords(slots, asked.today)
  if (items.length === 0) {
    return shown(asked, found, {
      text: m.answers_search_no_more({ slots: words, list: address }),
      items: [],
      outcome: 'nothing-found',
    })
  }
  const lead =
    total === null
      ? m.answers_search_fits({ slots: words })
      : m.answers_search_all({ count: total, number: String(total), slots: words })
  const isMore = total === null ? found.items.length > from + SHOWN : total > from + items.length
  const text = isMore ? `${lead} ${m.answers_search_list({ list: address })}` : lead
  return shown(asked, found, { text, items, outcome: 'answered' })
}

/** If nothing matches everything: answers with near matches, or with what is found without one of the slots, and names it. */
async function answerWider(asked: Asked, found: Search): Promise<SiteAnswer> {
  const { today } = asked
  const { slots } = found
  const words = slotsWords(slots, today)
  if (found.nearby.length > 0) {
    const place = slots.place ? placeName(slots.place) : ''
    const text = m.answers_search_nearby({ slots: words, place })
    return shown(asked, found, { text, items: found.nearby, outcome: 'nothing-found' })
  }
  if (found.near.length > 0) {
    const has = [...new Set(found.near.slice(0, SHOWN).flatMap((item) => item.found))]
    const text = m.answers_search_near({
      slots: words,
      words: has.map((word) => m.answers_quoted({ words: word })).join(', '),
    })
    return shown(asked, found, { text, items: found.near, outcome: 'nothing-found' })
  }
  const order: Slot[] = ['words', 'days', 'place', 'topics', 'kinds', 'type']
  for (const slot of order.filter((one) => isFilled(slots, one))) {
    const wider = { ...slots, [slot]: NO_SLOTS[slot] }
    if (filledSlots(wider).length === 0) continue
    const others = await search(asked, wider)
    const items = others.items.length > 0 ? others.items : others.nearby
    if (items.length === 0) continue
    const isNearby = others.items.length === 0
    const left = slotsWords(
      { ...NO_SLOTS, [slot]: slots[slot], ...(isNearby && { place: slots.place }) },
      today,
    )
    const kept = slotsWords(isNearby ? { ...wider, place: null } : wider, today)
    const text =
      kept === ''
        ? m.answers_search_region({ slots: words })
        : m.answers_search_wider({ slots: words, left, kept })
    return shown(
      asked,
      { ...found, address: others.address },
      { text, items, outcome: 'nothing-found' },
    )
  }
  return shown(asked, found, {
    text: m.answers_search_none({ slots: words }),
    items: [],
    outcome: 'nothing-found',
  })
}

function shown(
  { today }: Asked,
  { slots, address, total, items: all }: Search,
  {
    text,
    items,
    outcome,
  }: { text: string; items: readonly ProjectEventCard[]; outcome: 'answered' | 'nothing-found' },
): SiteAnswer {
  return {
    text,
    cards: items.slice(0, SHOWN).map(itemCard),
    choices: [],
    search: {
      slots: slotLabels(slots, today).map(({ slot, label }) => ({
        label,
        without: replyWithout(slot),
      })),
      address,
    },
    outcome,
    hits: total ?? all.length,
  }
}
