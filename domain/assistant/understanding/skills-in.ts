import { findPhrases, phraseBook } from './phrase-book.ts'
import { readSentence } from './read-sentence.ts'
import { SKILLS, type Skill } from './skill.ts'
import { SKILL_WORDS } from './words/skill-words.ts'

const book = phraseBook(
  SKILLS.map((skill) => [skill, SKILL_WORDS[skill]] as const),
  { inflected: true },
)

/** The skills a text mentions. */
export function skillsIn(text: string): Skill[] {
  const sentence = readSentence(text)
  return [...new Set(findPhrases(sentence, book).map(({ meaning }) => meaning))]
}
