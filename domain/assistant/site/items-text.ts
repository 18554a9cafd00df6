import { m } from '#messages'
import { normalize } from '#platform/text/normalize.ts'
import type { Match, Matches } from '#domain/project-events/queries/find-matching.ts'
import { isSmaller, townsOf } from './area-towns.ts'
import { capitalized, countWord } from './count-word.ts'
import type { Wanted } from './items-asked.ts'
import { itemsLead } from './items-lead.ts'
import { placeWords } from './place-words.ts'
import type { Asked } from './site-answer.ts'
import type { Caller } from '#platform/operation.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { beginningOf } from '#domain/project-events/related-words.ts'
import { listFilters, listLink, type Narrowed } from './list-link.ts'

type ListLink = {
  address: string
  /** Whether it also contains results that were not asked for. */
  isWider: boolean
}

const FOR_CHILDREN =
  /\b(famil(y|ies)|child(ren)?|kids?|toddlers?|pupils?|parents?|teenagers?|young|brothers?|sisters?)\b/

/** The results, with the number of further ones around the named area. */
export type Looked = Matches & { elsewhere?: number }

/** What was searched and found, and how much of it is in the place itself if not all. */
export function leadWords(wanted: Wanted, found: Looked): string {
  const { place } = wanted
  const { items, total, elsewhere = 0 } = found
  if (place === null || !isSmaller(place)) return itemsLead(wanted, found)
  const around = { ...wanted, place: null }
  if (!items.some((item) => isAt(item, place))) {
    // Nothing is known about results that were not examined.
    const none = items.length < total ? [] : [m.answers_none_in_town({ place, count: total })]
    return [itemsLead(around, found), ...none].join(' ')
  }
  const lead = itemsLead(wanted, found)
  if (elsewhere === 0) return lead
  const number = capitalized(countWord(elsewhere))
  return `${lead} ${m.answers_elsewhere({ count: elsewhere, number, place: placeWords(around) })}`
}

/** Whether an item takes place in a place, by its address or title. */
export function isAt({ location, title }: Match, place: string): boolean {
  const where = normalize(`${location ?? ''} ${title}`)
  return townsOf(place).some((town) => where.includes(town))
}

/** The paragraph above the cards: what was found, what is unknown, and where to find more. */
export async function itemsText(
  asked: Asked,
  wanted: Wanted,
  found: Matches,
  says: string,
): Promise<string> {
  const { items, total } = found
  const isMore = total > items.length
  return [
    says,
    ...familyWords(asked, items),
    ...(await moreWords(asked, wanted, isMore ? total : 0)),
    isMore ? bestWords(wanted, items.length) : m.answers_sign_up_there({ count: items.length }),
  ].join(' ')
}

/** A caveat for families when no result mentions them. */
function familyWords({ said }: Asked, items: readonly Match[]): string[] {
  if (!said.people.includes('family') && !said.people.includes('children')) return []
  const speaks = ({ title, summary }: Match) => FOR_CHILDREN.test(normalize(`${title} ${summary}`))
  return items.some(speaks) ? [] : [m.answers_no_family({ count: items.length })]
}

function bestWords({ type, words, topics }: Wanted, count: number): string {
  const isByTime = type === 'event' && words.length + topics.length === 0
  const first = { count, number: countWord(count) }
  return isByTime ? m.answers_next(first) : m.answers_best(first)
}

/** Where to find more: in the list, which may contain results that were not asked for, and by day in the calendar. */
async function moreWords({ caller }: Asked, wanted: Wanted, total: number): Promise<string[]> {
  const { from, withPast } = wanted
  const link = total > 0 ? await findListLink(caller, wanted, total) : null
  const isCalendar = from !== null && caller.runtime.switches.isOn('calendar')
  const calendar = isCalendar ? calendarLink(from, withPast) : null
  if (link === null) return calendar ? [m.answers_calendar({ calendar })] : []
  const { address: list, isWider } = link
  if (calendar) {
    const says = isWider ? m.answers_list_wider_calendar : m.answers_list_calendar
    return [says({ list, calendar })]
  }
  return [isWider ? m.answers_list_wider({ list }) : m.answers_list_more({ list })]
}

function calendarLink(from: string, isPast: boolean): string {
  return `/calendar?month=${from.slice(0, 7)}${isPast ? '&previous=1' : ''}`
}

/**
 * The public list, filtered as closely as possible to the search and verified to contain at least as many results. Null
 * when there is none.
 */
async function findListLink(
  caller: Caller,
  wanted: Wanted,
  total: number,
): Promise<ListLink | null> {
  const [word] = wanted.words
  const isOneWord = word !== undefined && wanted.words.length === 1 && !wanted.isTopicMust
  const { type, kinds, regions, topics } = wanted
  const plain = { type, kinds, regions }
  const tries: readonly (readonly [Narrowed, isWider: boolean])[] = [
    ...(isOneWord
      ? [[{ ...plain, q: beginningOf(word) }, isWiderAnyhow(wanted) || topics.length > 0] as const]
      : []),
    [{ ...plain, topics }, isWiderAnyhow(wanted) || wanted.words.length > 0 || topics.length > 1],
    [plain, true],
  ]
  for (const [narrowed, isWider] of tries) {
    const found = await listPublic(caller, {
      ...listFilters(narrowed),
      isEverywhere: true,
    })
    if (found.total >= total) return { address: listLink(narrowed), isWider }
  }
  return null
}

/** The list cannot filter by district or day, and only by one kind and one region at a time. */
function isWiderAnyhow({ districts, from, to, kinds, regions, words }: Wanted): boolean {
  const isPart = districts.length > 0 && districts.length < DISTRICTS.length
  return isPart || Boolean(from ?? to) || kinds.length > 1 || regions.length > 1 || words.length > 1
}
