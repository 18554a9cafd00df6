import { normalize } from '#platform/text/normalize.ts'
import type { Day } from '#domain/project-events/day.ts'
import { readSlots, type Said } from './read-slots.ts'
import { filledSlots, isFilled, NO_SLOTS, type Slot, type Slots } from './slots.ts'
import { FRAGMENT } from './words/slot-words.ts'

const MORE =
  /^(and |please )?(more|show more|show me more|more of (them|these|those)|next|what else|any others?|others|(ו?עוד|תראו? (לי )?עוד|תן לי עוד|יש (לכם )?עוד|מה עוד|הבאים|אחרים|נוספים)( (כאלה|תוצאות|אפשרויות|הצעות|בבקשה))*)( please)?[^\p{L}\p{N}]*$/u

/** What a conversation is looking for. */
export type Heard = Said & {
  /** The slots of its last sentence, and those of earlier ones that it continues. */
  slots: Slots
  /** How many times in a row more results were asked for. */
  more: number
  /** The last sentence continues an earlier one. */
  goesOn: boolean
}

/** Reads a conversation, the last sentence in the context of earlier ones: "and in Jerusalem?" keeps the rest. */
export function converse(sentences: readonly string[], today: Day): Heard {
  let heard: Heard = { ...readSlots('', today), more: 0, goesOn: false }
  let earlier = NO_SLOTS
  for (const text of sentences) {
    heard = hear(text, earlier, heard.more, today)
    // A word of thanks does not change the search.
    if (filledSlots(heard.slots).length > 0) earlier = heard.slots
  }
  return heard
}

function hear(text: string, earlier: Slots, more: number, today: Day): Heard {
  const said = readSlots(text, today)
  const words = normalize(text)
  if (filledSlots(earlier).length === 0) return { ...said, more: 0, goesOn: false }
  if (MORE.test(words))
    return { ...said, slots: earlier, asks: false, more: more + 1, goesOn: true }
  const goesOn = isGoingOn(said, words)
  return { ...said, slots: goesOn ? merged(earlier, said) : said.slots, more: 0, goesOn }
}

function isGoingOn({ slots, cleared, asks }: Said, words: string): boolean {
  if (cleared.size > 0) return true
  if (filledSlots(slots).length === 0) return false
  const isWhole =
    (isFilled(slots, 'place') || isFilled(slots, 'days')) &&
    (isFilled(slots, 'kinds') || isFilled(slots, 'type') || isFilled(slots, 'topics'))
  if (isWhole) return false
  if (FRAGMENT.test(words)) return true
  return slots.words.length === 0 && !(asks && !/\?\W*$/.test(words))
}

function merged(earlier: Slots, { slots, cleared }: Said): Slots {
  const filled = filledSlots(slots)
  const replaced = new Set<Slot>([...filled, ...cleared])
  if (filled.includes('words') || filled.includes('topics')) replaced.add('words').add('topics')
  // "Show me events instead" replaces the earlier way to take part.
  if (slots.type === 'event') replaced.add('kinds')
  const kept = filledSlots(earlier).filter((slot) => !replaced.has(slot))
  return { ...slots, ...Object.fromEntries(kept.map((slot) => [slot, earlier[slot]])) }
}
