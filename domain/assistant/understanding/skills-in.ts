import { findPhrases, phraseBook } from './phrase-book.ts'
import type { Sentence } from './read-sentence.ts'
import { readText } from './read-text.ts'
import { SKILLS, type Skill } from './understood.ts'
import { SKILL_WORDS } from './words/skill-words.ts'

const book = phraseBook(SKILLS.map((skill) => [skill, SKILL_WORDS[skill]] as const))

/** The skills a text mentions. */
export function skillsIn(text: string): Skill[] {
  return readSkills(readText(text))
}

export function readSkills(sentence: Sentence): Skill[] {
  return [...new Set(findPhrases(sentence, book).map(({ meaning }) => meaning))]
}
