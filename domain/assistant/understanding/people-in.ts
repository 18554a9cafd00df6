import { findPhrases, phraseBook } from './phrase-book.ts'
import { refusalOf } from './refusal-of.ts'
import type { Sentence } from './read-sentence.ts'
import { COMPANIES, type Company } from './understood.ts'
import { PEOPLE_WORDS } from './words/people-words.ts'

const book = phraseBook(COMPANIES.map((company) => [company, PEOPLE_WORDS[company]] as const))

/** The companions a sentence mentions, and the words that do so. */
export function readPeople(sentence: Sentence): {
  people: Company[]
  stands: { from: number; to: number }[]
} {
  const stands = findPhrases(sentence, book)
  const wanted = stands.filter(({ from }) => refusalOf(sentence.tokens, from) === null)
  return { people: [...new Set(wanted.map(({ meaning }) => meaning))], stands }
}
