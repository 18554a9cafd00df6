import { normalize } from '#platform/text/normalize.ts'
import type { ChatMessage } from './assistant.ts'

/** The topic of the question that a statement answers. */
export type QuestionTopic = 'matters' | 'can' | 'ties' | 'else'

/** A clause of a user's message. */
export type SaidByPerson = {
  /** Normalized as for search. */
  words: string
  typed: string
  asked: QuestionTopic | null
  /** It says what is not so, or what the user does not want. */
  isNegated: boolean
}

/** How much of a message is parsed, and how many clauses of a conversation. */
const LOOKED_AT = 2_000
const PARTS_MOST = 120

/** The user's clauses, each with the topic it answers. Before the first question that topic is what matters to them. */
export function saidByPerson(messages: readonly ChatMessage[]): SaidByPerson[] {
  let asked: QuestionTopic | null = 'matters'
  const said: SaidByPerson[] = messages.flatMap(({ role, content }) => {
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

/** The topic of a question, regardless of who wrote it. */
function askedIn(text: string): QuestionTopic | null {
  const question = lastQuestions(text)
  if (!question) return null
  if (TIES.test(question)) return 'ties'
  if (CAN.test(question)) return 'can'
  return MATTERS.test(question) ? 'matters' : 'else'
}

const TIES =
  /\b(?:connect\w*|ties?|tied|been to israel|been there|visit\w*|come to israel|family in|relationship)\b|מה הקשר|מחבר אתכם|הייתם כבר|הייתם כאן|מה שלכם/i
const CAN =
  /\b(?:skills?|good at|time|hours|bring|experience|able to|can you|could you|talents?|do best)\b|טובים|כמה זמן|כמה שעות|לתת/i
const MATTERS =
  /\b(?:matters?|causes?|care|interests?|passion\w*|drawn|glad|moves?|important)\b|חשוב|אכפת|נושאים|הייתם רוצים לעשות/i
const NEGATED =
  /\b(?:not(?! only| just| sure)|never|neither|nor|hate|dislike|without|cannot|no(?! problem| matter))\b|n't\b|\brather than\b|\binstead of\b|(?<!\p{L})ו?(?:לא(?! רק| משנה)|אין|בלי|ללא|שונא|שונאת)(?!\p{L})/u

function partsOf(text: string): string[] {
  return text
    .split(
      /[.!?;\n]+|,\s*(?=not\b|but\b|no\b|never\b|though\b|although\b|only\b|and (?:i )?(?:have|am|would|can|do)|(?:ו?לא|ו?אין|בלי|עוד לא|עדיין לא|אף פעם|מעולם|אבל|רק)(?!\p{L}))|\bbut\b|(?<!\p{L})אבל(?!\p{L})/iu,
    )
    .map((part) => part.trim())
    .filter(Boolean)
}

/** One character may expand to many letters, so the text is truncated again after normalization. */
function readable(text: string): string {
  return text.toWellFormed().normalize('NFKC').slice(0, LOOKED_AT).toWellFormed()
}

/** The questions at the end of a text, each from the start of its sentence. */
function lastQuestions(text: string): string {
  return text
    .slice(-LOOKED_AT)
    .split(/(?<=[.!?\n])/)
    .filter((sentence) => sentence.endsWith('?'))
    .join(' ')
}
