/** What is asked of the assistant: a text to use elsewhere, an answer, a profile out of a conversation, a turn of the talk that leads to one. */
export const ACTION_TYPES = ['generate', 'answer', 'analyze', 'volunteer-profile'] as const
export type ActionType = (typeof ACTION_TYPES)[number]

/** Most characters of one question. */
export const PROMPT_MAX = 2_000
/** Most characters of one message of the conversation before it; answers may be longer than questions. */
export const QUESTION_MAX = 6_000
/** So many messages of the conversation are heard, the newest; browsers send no more. */
export const MESSAGES_MAX = 20
/** Most characters of them together, the newest first; with these a request stays below 64 KB in any script. */
export const HISTORY_MAX = 18_000

/** Only these two speak: what a system would be told is never taken from outside. */
export const ROLES = ['user', 'assistant'] as const
export type ChatMessage = { role: (typeof ROLES)[number]; content: string }

/** What comes with a request beside its prompt: the conversation so far, or the one to be analysed. */
export type AssistantContext = {
  previousMessages?: ChatMessage[] | undefined
  data?: ChatMessage[] | undefined
}

export type AssistantRequest = {
  prompt: string
  actionType: ActionType
  context?: AssistantContext | undefined
}

/** Something of the site that an answer shows. The address is one of ours and leads somewhere. */
export type AnswerCardData = {
  kind: 'project' | 'event' | 'partner' | 'product' | 'news' | 'ambassador' | 'tour' | 'page'
  address: string
  title: string
  /** A sentence: of what it says, or why it is shown. */
  text: string
  /** The picture's address, or null. */
  image: string | null
  /** Of a project or an event without a picture: which landscape stands for it. */
  scene?: { district: string | null; region: string | null } | undefined
  /** Where and when, as people read them; null where that says nothing. */
  place: string | null
  time: string | null
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

/** Who made an answer: a model, or the site by itself. */
export type AnsweredBy = 'model' | 'site'

/**
 * An answer while it comes. Texts are pieces of one small markup: paragraphs, lists of `- ` lines, `**strong**` and
 * `[words](/address)` with addresses of ours that have been looked up; never HTML.
 */
export type AnswerPart =
  | { type: 'text'; text: string }
  | { type: 'cards'; cards: AnswerCardData[] }
  /** What somebody may want to say next, in their words. */
  | { type: 'choices'; choices: string[] }
  /** What the person should know about asking on, such as how many questions are left. */
  | { type: 'note'; text: string }
  /** The last part of an answer that came whole. */
  | { type: 'end'; outcome: Outcome; answeredBy: AnsweredBy }
  /** The last part of one that broke off; what came before stays. */
  | { type: 'failed'; error: string }
