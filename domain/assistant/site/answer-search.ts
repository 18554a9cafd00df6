import { m } from '#messages'
import { normalize } from '#platform/text/normalize.ts'
import { projectListAddress } from '#domain/project-events/list-address.ts'
import { findMatching, type Match } from '#domain/project-events/queries/find-matching.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { asDistrict, districtLabel } from '#domain/project-events/place.ts'
import { wordsOfShownPlace } from '#domain/project-events/place-words.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { isKindOpen } from '../../support/support.ts'
import { filledSlots, NO_SLOTS, type Slot, type Slots } from '../understanding/slots.ts'
import { itemCard } from './cards.ts'
import { itemFacts } from './item-facts.ts'
import { listOf, matchingOf } from './list-of-slots.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'
import { placeName, replyWithout, slotLabels, slotsWords } from './slot-labels.ts'

const SHOWN = 4
const READ_MOST = 24
/** The weighted share of the words that an item must contain to be an answer. */
const SURE = 0.7
/** The same for its title alone: "robots" in "robotics for children". */
const TITLED = 0.5
/** The share of the words that a title must contain for them to name that item. */
const WHOLE = 0.99

/** The result for some slots: the items that match all of them. */
export type Search = {
  slots: Slots
  items: readonly ProjectEventCard[]
  /** The number of results in the public list, if its filters express exactly these slots; else null. */
  total: number | null
  address: string
  /** The one item that the words name. */
  named: ProjectEventCard | null
}

/** Searches projects and events for the slots, in the public list as far as its filters express them. */
export async function search({ caller, heard }: Asked, slots = heard.slots): Promise<Search> {
  const { query, isExact } = listOf(slots)
  const [list, found] = await Promise.all([
    listPublic(caller, query),
    isExact ? null : findMatching(caller, { ...matchingOf(slots), most: READ_MOST }),
  ])
  // Without the words and the town if they find nothing there.
  const address = projectListAddress(list.total > 0 ? query : { ...query, q: '' })
  if (found === null) {
    const total = list.capped ? null : list.total
    return { slots, items: list.items, total, address, named: null }
  }
  const { words, place } = slots
  const there = found.items.filter((item) => isIn(place?.towns ?? null, item))
  const isWhole = ({ coverage, inTitle }: Match) =>
    words.length === 0 || coverage >= SURE || inTitle >= TITLED
  const isName = words.length > (place ? 0 : 1)
  const titled = isName ? there.filter(({ inTitle }) => inTitle > WHOLE) : []
  return {
    slots,
    items: there.filter(isWhole),
    total: null,
    address,
    named: titled.length === 1 ? titled[0]! : null,
  }
}

/** Whether an item takes place in one of the towns. */
function isIn(towns: readonly string[] | null, item: ProjectEventCard): boolean {
  const { location, district, title } = item
  // An item without an address is shown in its district, which may have the same name as the town.
  const named = asDistrict(location ? null : district)
  const own = normalize([title, named ? districtLabel(named) : ''].join(' '))
  const where = `${wordsOfShownPlace(item)} ${own}`
  return towns === null || towns.some((town) => where.includes(town))
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

/** If nothing matches everything: answers with what is elsewhere in the region, or what is found without one slot. */
async function answerWider(asked: Asked, found: Search): Promise<SiteAnswer> {
  const { slots } = found
  const { place } = slots
  const words = slotsWords(slots, asked.today)
  const nothing = (text: string, items: readonly ProjectEventCard[], address = found.address) =>
    shown(asked, { ...found, address }, { text, items, outcome: 'nothing-found' })

  if (place !== null && place.towns !== null) {
    const { items } = await search(asked, { ...slots, place: { ...place, towns: null } })
    const text = m.answers_search_nearby({ slots: words, place: placeName(place) })
    if (items.length > 0) return nothing(text, items)
  }
  const filled = filledSlots(slots)
  for (const slot of LEFT_OUT.filter((one) => filled.includes(one) && filled.length > 1)) {
    const wider = { ...slots, [slot]: NO_SLOTS[slot] }
    const { items, address } = await search(asked, wider)
    if (items.length === 0) continue
    const left = slotsWords({ ...NO_SLOTS, [slot]: slots[slot] }, asked.today)
    const kept = slotsWords(wider, asked.today)
    return nothing(m.answers_search_wider({ slots: words, left, kept }), items, address)
  }
  return nothing(m.answers_search_none({ slots: words }), [])
}

/** The order in which a slot is left out. */
const LEFT_OUT: readonly Slot[] = ['words', 'days', 'place', 'topics', 'kinds', 'type']

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
