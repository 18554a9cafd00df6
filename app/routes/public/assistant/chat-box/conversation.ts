import {
  HISTORY_MAX,
  QUESTION_MAX,
  MESSAGES_MAX,
  type AnswerCardData,
  type AnswerPart,
  type ChatMessage,
  type Outcome,
} from '#domain/assistant/assistant.ts'

/** What the box says in place of an answer, or below what came of one. */
export type ChatFailure = { title: string; text: string }

export type Message = ChatMessage & {
  id: string
  /** When it was said, in milliseconds since 1970 by the browser's clock. */
  at: number
  cards?: readonly AnswerCardData[]
  /** What the person may want to say next. */
  choices?: readonly string[]
  /** What to know about asking on, while this is the newest answer. */
  note?: string
  /** How an answer ended; absent while it comes. */
  ended?: 'whole' | 'stopped' | 'failed'
  outcome?: Outcome
  failure?: ChatFailure
  /** It came while this page was open, and was not found again: it may be read aloud. */
  isNew?: true
}

export type State = 'idle' | 'thinking' | 'answering'
export type Conversation = {
  messages: readonly Message[]
  state: State
  /** What forms without scripts brought and has become part of it, by its ids; also what is gone by now. */
  taken: readonly string[]
}

/** A conversation at its beginning. */
export const NOTHING_SAID: Conversation = { messages: [], state: 'idle', taken: [] }

/** An answer with what has come since. Parts of kinds that are not known yet change nothing. */
export function withPart(answer: Message, part: AnswerPart): Message {
  if (part.type === 'text') return { ...answer, content: answer.content + part.text }
  if (part.type === 'cards') return { ...answer, cards: [...(answer.cards ?? []), ...part.cards] }
  if (part.type === 'choices') return { ...answer, choices: part.choices }
  if (part.type === 'note') return { ...answer, note: part.text }
  if (part.type === 'end') return { ...answer, ended: 'whole', outcome: part.outcome }
  return answer
}

/** What is sent along of a conversation: its newest messages, as many as are heard, without what says nothing. */
export function heardOf(messages: readonly ChatMessage[]): ChatMessage[] {
  const newest = messages
    .filter(({ content }) => content.trim() !== '')
    .slice(-MESSAGES_MAX)
    .map(({ role, content }) => ({ role, content: content.slice(0, QUESTION_MAX) }))
  let left = HISTORY_MAX
  const before = newest.findLastIndex(({ content }) => (left -= content.length) < 0)
  return newest.slice(before + 1)
}

/** How often something was said and answered as a whole. */
export function countExchanges(messages: readonly Message[]): number {
  return messages.filter(({ role, ended }) => role === 'assistant' && ended === 'whole').length
}
