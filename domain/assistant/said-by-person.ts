import { normalize } from '#platform/text/normalize.ts'
import type { ChatMessage } from './assistant.ts'

/** What was asked before somebody said something. */
export type QuestionTopic = 'matters' | 'can' | 'ties' | 'else'

/** A part of a sentence that somebody said. */
export type Said = {
  /** As search sees it. */
  words: string
  typed: string
  asked: QuestionTopic | null
  /** They say what is not so, or what they do not want. */
  isNegated: boolean
}

/** No more of one message is taken apart, and no more parts of a conversation are heard. */
const LOOKED_AT = 2_000
const PARTS_MOST = 120

/** What the person says, part by part, each with what it answers. Before the first question stands what matters to them. */
export function saidByPerson(messages: readonly ChatMessage[]): Said[] {
  let asked: QuestionTopic | null = 'matters'
  const said: Said[] = messages.flatMap(({ role, content }) => {
    if (role === 'assistant') {
      asked = askedIn(content)
      return []
    }
    return partsOf(readable(content.slice(0, LOOKED_AT))).map((typed) => {
      const words = normalize(typed)
      return { words, typed, asked, isNegated: NEGATED.test(words) }
    })
  })
  return said.slice(-PARTS_MOST)
}

/** What somebody was asked, whoever asked it. */
function askedIn(text: string): QuestionTopic | null {
  const question = lastQuestions(text)
  if (!question) return null
  if (TIES.test(question)) return 'ties'
  if (CAN.test(question)) return 'can'
  return MATTERS.test(question) ? 'matters' : 'else'
}

const TIES =
  /\b(?:connect\w*|ties?|tied|been to israel|been there|visit\w*|come to israel|family in|relationship)\b/i
const CAN =
  /\b(?:skills?|good at|time|hours|bring|experience|able to|can you|could you|talents?|do best)\b/i
const MATTERS = /\b(?:matters?|causes?|care|interests?|passion\w*|drawn|glad|moves?|important)\b/i
const NEGATED =
  /\b(?:not(?! only| just| sure)|never|neither|nor|hate|dislike|without|cannot|no(?! problem| matter))\b|n't\b|\brather than\b|\binstead of\b/

function partsOf(text: string): string[] {
  return text
    .split(
      /[.!?;\n]+|,\s*(?=not\b|but\b|no\b|never\b|though\b|although\b|only\b|and (?:i )?(?:have|am|would|can|do))|\bbut\b/iu,
    )
    .map((part) => part.trim())
    .filter(Boolean)
}

/** One sign may stand for many letters, so a text is cut again once it is written out. */
function readable(text: string): string {
  return text.toWellFormed().normalize('NFKC').slice(0, LOOKED_AT).toWellFormed()
}

/** The questions at the end of a text, each from the beginning of its sentence. */
function lastQuestions(text: string): string {
  return text
    .slice(-LOOKED_AT)
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => sentence.endsWith('?'))
    .join(' ')
}
