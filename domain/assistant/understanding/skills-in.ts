import { findPhrases, phraseBook } from './phrase-book.ts'
import { readSentence, type ParsedSentence } from './read-sentence.ts'
import { SKILLS, type Skill } from '../suggestions.ts'
import { SKILL_WORDS } from './words/skill-words.ts'

const book = phraseBook(
  SKILLS.map((skill) => [skill, SKILL_WORDS[skill]] as const),
  { inflected: true },
)

/** The skills that a sentence names, and where. */
export function findSkills(sentence: ParsedSentence) {
  return findPhrases(sentence, book)
}

/** The skills a text mentions. */
export function skillsIn(text: string): Skill[] {
  return [...new Set(findSkills(readSentence(text)).map(({ meaning }) => meaning))]
}
