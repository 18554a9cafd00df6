import type { AnswerCardData, Outcome } from '#domain/assistant/assistant.ts'
import type { District, Region } from '#domain/project-events/place.ts'
import type { Category } from '#domain/project-events/project-event.ts'
import type { SupportType } from '#domain/support/support.ts'

/** Days from today on; events of an answer begin within them. Negative: before today. */
export type Span = readonly [from: number, to: number]

type Where = District | Region

/**
 * What is expected of an answer; all of it must hold. What is said of cards holds for the first three of them that are
 * projects or events. Whatever had to be looked for more widely than was asked has the outcome `nothing-found`, and may
 * show cards all the same.
 */
export type Expectation = {
  outcome?: Outcome | readonly Outcome[]
  /** A card has a title like one of these. */
  anyOf?: RegExp | readonly RegExp[]
  /** No card has a title like one of these. */
  noneOf?: readonly RegExp[]
  in?: Where | readonly Where[]
  topics?: Category | readonly Category[]
  /** Each asks for it; `attend`: each is an event. */
  kind?: SupportType | 'attend'
  type?: 'project' | 'event'
  within?: Span
  /** Some card is of this kind. */
  shows?: AnswerCardData['kind']
  /** At least so many cards. */
  cards?: number
  noCards?: true
  says?: RegExp
  notSays?: RegExp
  /** The text or a card leads to an address like this. */
  links?: RegExp
}

/** Something people say, the last of several where it is a conversation, and what they may expect. */
export type Question = { say: string | readonly string[]; expect: Expectation }

/** A question, and what may be expected of its answer. */
export function ask(say: Question['say'], expect: Expectation): Question {
  return { say, expect }
}

/** A question that must be answered. */
export function finds(say: Question['say'], expect: Expectation = {}): Question {
  return { say, expect: { outcome: 'answered', ...expect } }
}

/** A question for which a right answer leads to a page like this. */
export function leads(say: string, links: RegExp): Question {
  return finds(say, { links })
}

/** A question for which a right answer says something like this. */
export function tells(say: string, says: RegExp): Question {
  return finds(say, { says })
}
