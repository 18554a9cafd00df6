import type { Day } from '../calendar/day.ts'
import type { Understood } from './understood.ts'
import { normalize } from '#platform/text/normalize.ts'

/** What a sentence says by itself, and with what was said before it. Never throws, for any text. */
export function understand(
  text: string,
  _known: { today: Day; earlier?: Understood | undefined },
): Understood {
  return {
    districts: [],
    regions: [],
    place: null,
    days: null,
    topics: [],
    kinds: [],
    type: null,
    skills: [],
    people: [],
    about: 'items',
    words: normalize(text.toWellFormed()).split(' ').filter(Boolean).slice(0, 12),
  }
}
