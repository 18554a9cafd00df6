import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { ALL_KINDS, takesPart, type SupportKind } from '../support/support.ts'

export const QUESTION_KINDS = ['text', 'choice', 'number', 'tick'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

export const QUESTIONS_MAX = 5
export const QUESTION_MAX = 300
export const OPTIONS_MIN = 2
export const OPTIONS_MAX = 10
export const OPTION_MAX = 100
export const ANSWER_MAX = 500
/** The bounds of a number, and of the bounds an organization can set. */
export const NUMBER_MAX = 999_999_999

/** A question as it is asked; the database allows only these (`app.is_question`). */
export type Question = {
  /** Eight small letters and digits; stays the same when the question is edited. */
  id: string
  kind: QuestionKind
  isRequired: boolean
  texts: TextInEach
  /** Of a choice, in order; otherwise empty. */
  options: TextInEach[]
  /** Of a number; null for no bound. */
  least: number | null
  most: number | null
}

/** The questions of a form, and their version, which it sends back. */
export type Asked = { questions: Question[]; version: string }

/** The answer to a question as it was asked; null if it was left open. A choice is the number of its option. */
export type Answer = { asked: Question; answer: string | null }

/** The kinds of support whose sign-up asks an organization's questions: those in which someone takes part in person. */
export const ASKING_KINDS: SupportKind[] = ALL_KINDS.filter(takesPart)

const labels: Record<QuestionKind, () => string> = {
  text: m.questions_kind_text,
  choice: m.questions_kind_choice,
  number: m.questions_kind_number,
  tick: m.questions_kind_tick,
}

export function questionKindLabel(kind: QuestionKind): string {
  return labels[kind]()
}

/** Parses a kind from a form, or null. */
export function parseQuestionKind(word: string): QuestionKind | null {
  return QUESTION_KINDS.find((kind) => kind === word) ?? null
}

/** Which numbers answer a question, such as "From 6 to 99"; null if any does. */
export function boundsLabel({ least, most }: Pick<Question, 'least' | 'most'>): string | null {
  const [from, to] = [least, most].map((bound) => (bound === null ? '' : format.number(bound)))
  if (from && to) return m.questions_between({ least: from, most: to })
  if (from) return m.questions_at_least({ least: from })
  return to ? m.questions_at_most({ most: to }) : null
}
