import {
  HISTORY_MAX,
  QUESTION_MAX,
  MESSAGES_MAX,
  type AnswerCardData,
  type AnswerPart,
  type AnswerSearch,
  type ChatMessage,
  type Outcome,
} from '#domain/assistant/assistant.ts'
import type { Language } from '#platform/text/language.ts'

/** The error shown instead of an answer, or below a partial one. */
export type ChatFailure = { title: string; text: string }

export type Message = ChatMessage & {
  id: string
  /** Milliseconds since 1970 by the browser's clock. */
  at: number
  cards?: readonly AnswerCardData[]
  /** Suggested replies. */
  choices?: readonly string[]
  /** What it looked for. */
  search?: AnswerSearch
  /** The language of the answer, in which its links lead to our pages; undefined if it is not known. */
  language?: Language
  /** A note about further questions, shown while this is the newest answer. */
  note?: string
  /** How the answer ended; undefined while it is arriving. */
  ended?: 'whole' | 'stopped' | 'failed'
  outcome?: Outcome
  failure?: ChatFailure
  /** Arrived while this page was open and was not restored: may be read aloud. */
  isNew?: true
}

export type State = 'idle' | 'thinking' | 'answering'
export type Conversation = {
  messages: readonly Message[]
  state: State
  /** IDs of messages added from form posts, including those since forgotten. */
  taken: readonly string[]
}

/** An empty conversation. */
export const NOTHING_SAID: Conversation = { messages: [], state: 'idle', taken: [] }

/** Returns the answer with the part applied. Unknown kinds of parts change nothing. */
export function withPart(answer: Message, part: AnswerPart): Message {
  if (part.type === 'language') return { ...answer, language: part.language }
  if (part.type === 'text') return { ...answer, content: answer.content + part.text }
  if (part.type === 'cards') return { ...answer, cards: [...(answer.cards ?? []), ...part.cards] }
  if (part.type === 'choices') return { ...answer, choices: part.choices }
  if (part.type === 'search') return { ...answer, search: part.search }
  if (part.type === 'note') return { ...answer, note: part.text }
  if (part.type === 'end') return { ...answer, ended: 'whole', outcome: part.outcome }
  return answer
}

/** The messages sent as context: the newest up to the limit, without empty ones. */
export function heardOf(messages: readonly ChatMessage[]): ChatMessage[] {
  const newest = messages
    .filter(({ content }) => content.trim() !== '')
    .slice(-MESSAGES_MAX)
    .map(({ role, content }) => ({ role, content: content.slice(0, QUESTION_MAX) }))
  let left = HISTORY_MAX
  const before = newest.findLastIndex(({ content }) => (left -= content.length) < 0)
  return newest.slice(before + 1)
}
