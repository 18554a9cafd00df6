import { CATEGORIES, type Category } from '#domain/project-events/project-event.ts'
import { phraseBook } from './phrase-book.ts'
import type { Sentence } from './read-sentence.ts'
import { readText } from './read-text.ts'
import { wishesIn } from './wishes-in.ts'
import { NO_TOPIC, TOPIC_NAMES, TOPIC_THINGS } from './words/topic-words.ts'

const names = phraseBook<Category | null>([
  ...CATEGORIES.map((topic) => [topic, TOPIC_NAMES[topic]] as const),
  [null, NO_TOPIC],
])
const things = phraseBook<Category | null>([
  ...CATEGORIES.map((topic) => [topic, `${TOPIC_NAMES[topic]}, ${TOPIC_THINGS[topic]}`] as const),
  [null, NO_TOPIC],
])

/** The topics of a text, by their names and by related things. */
export function topicsIn(text: string): Category[] {
  return readTopics(readText(text)).topics
}

/** The same for a sentence, with the words that only name a topic. */
export function readTopics(sentence: Sentence) {
  const { wishes } = wishesIn(sentence, things, { whole: CATEGORIES })
  return { topics: wishes, named: wishesIn(sentence, names, { whole: CATEGORIES }).stands }
}
