import { m } from '#messages'
import { nearDistricts } from '../understanding/near-districts.ts'
import { placeWords } from './place-words.ts'
import { plain } from './plain.ts'
import type { Wanted } from './items-asked.ts'

export type Wider = { wanted: Wanted; says: (things: string) => string }

/**
 * The same search widened by one step each, nearest first, with the sentence that explains it. Words without any match
 * are dropped first.
 */
export function itemsWidened(wanted: Wanted, { isUnknown }: { isUnknown: boolean }): Wider[] {
  const { districts, regions, from, kinds, words, topics } = wanted
  const near = [...new Set(districts.flatMap((district) => nearDistricts(district)))]
  const isSomewhere = districts.length + regions.length > 0
  const withoutWords: Wider | false = words.length > 0 &&
    (isSomewhere || topics.length > 0 || from !== null) && {
      wanted: { ...wanted, words: [] },
      says: (things) =>
        m.answers_wider_words({
          things,
          words: words.map((word) => `“${plain(word)}”`).join(', '),
        }),
    }
  const steps: (Wider | false)[] = [
    isUnknown && withoutWords,
    from !== null && {
      wanted: { ...wanted, from: null, to: null, withPast: false },
      says: (things) => m.answers_wider_days({ things }),
    },
    districts.length > 0 &&
      near.length > 0 && {
        wanted: { ...wanted, districts: near, place: null },
        says: (things) =>
          m.answers_wider_near({
            things,
            place: placeWords({ place: null, districts: near, regions: [] }),
          }),
      },
    isSomewhere &&
      words.length + topics.length + kinds.length > 0 && {
        wanted: { ...wanted, districts: [], regions: [], place: null },
        says: (things) => m.answers_wider_place({ things }),
      },
    kinds.length > 0 && {
      wanted: { ...wanted, kinds: [] },
      says: (things) => m.answers_wider_kinds({ things }),
    },
    withoutWords,
    isSomewhere && {
      wanted: { ...wanted, districts: [], regions: [], place: null },
      says: (things) => m.answers_wider_place({ things }),
    },
  ]
  return steps.filter((step) => step !== false)
}
