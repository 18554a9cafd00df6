import type { Language } from '#platform/text/language.ts'
import type { Category } from '../project-events/project-event.ts'

/**
 * Kinds of requests: a text to use elsewhere, an answer, a profile from a conversation, a turn of the interview that
 * leads to one.
 */
export const ACTION_TYPES = ['generate', 'answer', 'analyze', 'volunteer-profile'] as const
export type ActionType = (typeof ACTION_TYPES)[number]

/** Maximum length of a question, in characters. */
export const PROMPT_MAX = 2_000
/** Maximum length of a message in the preceding conversation; answers may be longer than questions. */
export const QUESTION_MAX = 6_000
/** How many of the latest messages are read; browsers send no more. */
export const MESSAGES_MAX = 20
/** Maximum total length of those messages, newest first; it keeps a request below 64 KB in any script. */
export const HISTORY_MAX = 18_000

/** Only these two roles: system messages are never accepted from outside. */
export const ROLES = ['user', 'assistant'] as const
export type ChatMessage = { role: (typeof ROLES)[number]; content: string }

/** Accompanies a prompt: the conversation so far, or the one to analyze. */
export type AssistantContext = {
  previousMessages?: ChatMessage[] | undefined
  data?: ChatMessage[] | undefined
}

export type AssistantRequest = {
  prompt: string
  actionType: ActionType
  context?: AssistantContext | undefined
}

/** A result shown with an answer. Its address is on our site and exists. */
export type AnswerCardData = {
  kind: 'project' | 'event' | 'partner' | 'product' | 'news' | 'ambassador' | 'tour' | 'page'
  address: string
  title: string
  /** A sentence about it, or the reason it is shown. */
  text: string
  /** The picture's URL, or null. */
  image: string | null
  /** For a project or event without a picture: what the scene shown instead is chosen from. */
  scene?: { category: Category | null; district: string | null; region: string | null } | undefined
  /** Where and when, formatted; null when unknown. */
  place: string | null
  time: string | null
}

/** What an answer looked for among projects and events. */
export type AnswerSearch = {
  /** Each part of it, with the reply that leaves it out. */
  slots: { label: string; without: string }[]
  /** The list of projects and events with the same filters, as far as it has them. */
  address: string
}

/** How an answer ended. */
export const OUTCOMES = [
  'answered',
  'asked-back',
  'nothing-found',
  'refused',
  'stopped',
  'failed',
] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Who produced an answer: a model, or the site itself. */
export type AnsweredBy = 'model' | 'site'

/**
 * A part of a streamed answer. Texts are chunks of a small markup: paragraphs, lists of `- ` lines, `**strong**` and
 * `[words](/address)` with verified addresses of our site; never HTML.
 */
export type AnswerPart =
  /** The first part: the language of the answer, in which its links open our pages. */
  | { type: 'language'; language: Language }
  | { type: 'text'; text: string }
  | { type: 'cards'; cards: AnswerCardData[] }
  /** Suggested replies, in the user's words. */
  | { type: 'choices'; choices: string[] }
  | { type: 'search'; search: AnswerSearch }
  /** A note about further questions, such as how many are left. */
  | { type: 'note'; text: string }
  /** The last part of a complete answer. */
  | { type: 'end'; outcome: Outcome; answeredBy: AnsweredBy }
  /** The last part of an answer that broke off; the parts before it stay. */
  | { type: 'failed'; error: string }
