import { translationInputs } from '#domain/translations/translated.ts'
import { QUESTIONS_MAX } from './question.ts'

/** The inputs of a question whose text may be in several languages; options have a line each. */
export const QUESTION_TEXTS = ['text', 'options'] as const

/** The inputs of one question, named `questions.0.kind` and so on. */
export const QUESTION_INPUTS = [
  'id',
  'kind',
  'required',
  ...QUESTION_TEXTS,
  ...translationInputs(QUESTION_TEXTS),
  'least',
  'most',
] as const
export type QuestionInput = (typeof QUESTION_INPUTS)[number]

/** A question as typed. `required` is `on` or empty. */
export type DraftQuestion = Record<QuestionInput, string>

/** The name of an input of a question. */
export type QuestionField = `questions.${number}.${QuestionInput}`

/** Names the inputs of the questions, in order, for as many as there may be. */
export function questionFields(): QuestionField[] {
  return Array.from({ length: QUESTIONS_MAX }, (_, at) =>
    QUESTION_INPUTS.map((input): QuestionField => `questions.${at}.${input}`),
  ).flat()
}

const ID = /^[a-z0-9]{8}$/

/** Reads the rows of a form. A question without an id of its own gets one, by which its answers know it. */
export function toDraftQuestions(
  rows: readonly Partial<Record<string, string>>[],
): DraftQuestion[] {
  const known = new Set<string>()
  return rows.map((row) => {
    const typed = Object.fromEntries(QUESTION_INPUTS.map((name) => [name, row[name] ?? '']))
    const id =
      row['id'] && ID.test(row['id']) && !known.has(row['id']) ? row['id'] : newQuestionId()
    known.add(id)
    return { ...(typed as DraftQuestion), id }
  })
}

/** A new question's id. */
function newQuestionId(): string {
  const random = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(random, (byte) => (byte % 36).toString(36)).join('')
}
