import { m } from '#messages'
import type { Caller } from '#platform/operation.ts'
import type { Day } from '#domain/project-events/day.ts'
import type { AnswerCardData, AnswerSearch, Outcome } from '../assistant.ts'
import type { Heard } from '../understanding/converse.ts'

/** The site's own answer. */
export type SiteAnswer = {
  text: string
  cards: AnswerCardData[]
  /** Suggested replies. */
  choices: string[]
  /** What was looked for, when projects and events were. */
  search?: AnswerSearch
  outcome: Outcome
  /** The number of matches, including those not shown. */
  hits: number
}

/** A question as read. */
export type Asked = {
  /** Always a visitor: answers show only what is public. */
  caller: Caller
  text: string
  heard: Heard
  /** In Israel. */
  today: Day
}

/** A text-only answer. */
export function inWords(text: string, more: Partial<SiteAnswer> = {}): SiteAnswer {
  return { text, cards: [], choices: [], outcome: 'answered', hits: 0, ...more }
}

/** Capitalizes a word for the start of a sentence. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Suggested replies for people who do not know what to ask. */
export function firstChoices(): string[] {
  return [m.answers_choice_volunteer(), m.answers_choice_donate(), m.answers_choice_two_weeks()]
}

/** Escapes other people's text within an answer, so that it is not read as markup. */
export function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/[*`<>]/g, '')
    .trim()
}
