import { z } from 'zod'
import type { Caller } from '#platform/operation.ts'
import { addDays, asDay, type Day } from '#domain/project-events/day.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import { findMatching, type Match } from '#domain/project-events/queries/find-matching.ts'
import { TYPES } from '../../project-events/project-event.ts'
import { isKindOpen, KINDS } from '../../support/support.ts'
import { itemCard } from '../site/cards.ts'
import { type Wanted, matchingOf } from '../site/list-of-slots.ts'
import { readSlots } from '../understanding/read-slots.ts'
import type { Findings } from './findings.ts'
import { found, type FoundData } from './found.ts'
import type { Tool } from './site-tools.ts'

const MOST = 6
/** The longest calendar range per call, in days. */
const DAYS_MOST = 120

/** What is left out, one after the other, when nothing fits all of it. */
const WIDER: readonly Partial<Wanted>[] = [
  { words: [] },
  { from: null, to: null },
  { districts: [], regions: [], place: null },
  { kinds: [] },
]

const day = z.string().refine((word) => asDay(word) !== null, 'must be a day, YYYY-MM-DD')

/** Tools that search projects and events: by text, and by days. */
export function itemTools(caller: Caller, today: Day, findings: Findings): Record<string, Tool> {
  const asked = (text: string) => matchingOf(readSlots(text, today).slots)
  return {
    search_projects_events: {
      description:
        'Finds open projects and events. Put all that the person said into question: place, days, topic, way to help. The other fields narrow it further; leave out what was not said.',
      input: z.object({
        question: z.string().min(1).max(500),
        type: z.enum(TYPES).nullish(),
        kind: z.enum(KINDS).nullish().describe('the way to help'),
        district: z.enum(DISTRICTS).nullish(),
        from: day.nullish().describe('first day, YYYY-MM-DD'),
        to: day.nullish().describe('last day, YYYY-MM-DD'),
      }),
      run: async ({ question, type, kind, district, from, to }) => {
        const isOpen = kind && isKindOpen(kind, caller.runtime.switches)
        return search({
          ...asked(question),
          ...(type && { type }),
          ...(isOpen && { kinds: [kind] }),
          ...(district && { districts: [district], regions: [] }),
          ...(from && { from: from < today ? today : from }),
          ...(to && { to: to < today ? today : to }),
        })
      },
    },
    list_events: {
      feature: 'calendar',
      description: 'Lists the events of the calendar between two days, both included.',
      input: z.object({ from: day, to: day, district: z.enum(DISTRICTS).nullish() }),
      run: async ({ from, to, district }) => {
        const first: Day = from < today ? today : from
        const last = to < first ? first : to
        const furthest = addDays(first, DAYS_MOST)
        return search({
          ...asked(''),
          type: 'event',
          districts: district ? [district] : [],
          from: first,
          to: last > furthest ? furthest : last,
        })
      },
    },
  }

  async function search(wanted: Wanted): Promise<FoundData> {
    const { items, total } = await findMatching(caller, { ...wanted, most: MOST })
    if (items.length > 0) return show(items, total)
    for (const wider of WIDER) {
      const { items: others, total: count } = await findMatching(caller, {
        ...wanted,
        ...wider,
        most: MOST,
      })
      if (others.length > 0)
        return {
          ...show(others, count),
          note_first: 'Nothing fits all that was asked. These come nearest: say so.',
        }
    }
    return show([], 0)
  }

  function show(items: readonly Match[], total: number): FoundData {
    const cards = items.map(itemCard)
    findings.note(cards)
    const facts = items.map(({ organization, supportTypes, places, placesTaken }) => ({
      organization,
      asks_for: supportTypes,
      places_left: places === null ? null : Math.max(0, places - placesTaken),
    }))
    const data = found(cards, total)
    const shown = data['items'] as FoundData[]
    return { ...data, items: shown.map((item, at) => ({ ...item, ...facts[at] })) }
  }
}
