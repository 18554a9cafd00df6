import { CATEGORIES, type Category } from '#domain/project-events/project-event.ts'
import { phraseBook } from './phrase-book.ts'
import type { ParsedSentence } from './read-sentence.ts'
import { readSentence } from './read-sentence.ts'
import { wishesIn } from './wishes-in.ts'
import { NO_TOPIC, TOPIC_NAMES, TOPIC_THINGS } from './words/topic-words.ts'

const names = phraseBook<Category | null>(
  [...CATEGORIES.map((topic) => [topic, TOPIC_NAMES[topic]] as const), [null, NO_TOPIC]],
  { inflected: true },
)
const things = phraseBook<Category | null>(
  [
    ...CATEGORIES.map((topic) => [topic, `${TOPIC_NAMES[topic]}, ${TOPIC_THINGS[topic]}`] as const),
    [null, NO_TOPIC],
  ],
  { inflected: true },
)

/** The topics of a text, by their names and by related things. */
export function topicsIn(text: string): Category[] {
  return wishesIn(readSentence(text), things, { whole: CATEGORIES }).wishes
}

/** The topics that a sentence names, and the words that name them; things related to a topic are words to search for. */
export function readTopicNames(sentence: ParsedSentence) {
  return wishesIn(sentence, names, { whole: CATEGORIES })
}
