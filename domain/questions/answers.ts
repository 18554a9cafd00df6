import { m } from '#messages'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { format } from '#platform/text/format.ts'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { answerField, type TypedAnswers } from './answer-fields.ts'
import { ANSWER_MAX, NUMBER_MAX, type Question } from './question.ts'

/**
 * Reads the answers to questions, in their order; null for one that is left open.
 *
 * @throws AppError bad_input by field, also for an answer to something else.
 */
export function parseAnswers(
  questions: readonly Question[],
  typed: TypedAnswers,
): { questionId: string; answer: string | null }[] {
  const fields: FieldErrors = {}
  const answers = questions.map((question) => {
    const text = sanitizeText(typed[question.id] ?? '')
    const problem = text ? problemOf(question, text) : missing(question)
    if (problem) fields[answerField(question.id)] = problem
    return { questionId: question.id, answer: toAnswer(question, text) }
  })
  const [problem] = Object.values(fields)
  if (problem) throw new AppError('bad_input', problem, { fields })
  const asked = new Set(['version', ...questions.map(({ id }) => id)])
  if (Object.keys(typed).some((id) => !asked.has(id))) {
    throw new AppError('bad_input', m.questions_not_asked())
  }
  return answers
}

function missing({ kind, isRequired }: Question): string | null {
  if (!isRequired) return null
  if (kind === 'tick') return m.questions_tick_missing()
  return kind === 'choice' ? m.questions_choice_missing() : m.questions_answer_missing()
}

function problemOf(question: Question, text: string): string | null {
  switch (question.kind) {
    case 'text':
      return text.length > ANSWER_MAX ? m.questions_answer_too_long({ max: ANSWER_MAX }) : null
    case 'tick':
      return text === 'yes' ? null : m.questions_tick_missing()
    case 'choice':
      return /^\d$/.test(text) && Number(text) < question.options.length
        ? null
        : m.questions_choice_missing()
    case 'number':
      return numberProblem(question, toNumber(text))
  }
}

function numberProblem({ least, most }: Question, number: number): string | null {
  if (Number.isNaN(number)) return m.questions_number_wrong()
  if (least !== null && number < least) {
    return m.questions_number_too_little({ least: format.number(least) })
  }
  return most !== null && number > most
    ? m.questions_number_too_much({ most: format.number(most) })
    : null
}

function toAnswer({ kind }: Question, text: string): string | null {
  if (!text) return null
  return kind === 'number' ? String(toNumber(text)) : text
}

/** A number with at most two decimals; NaN for anything else. */
function toNumber(text: string): number {
  const plain = text.replaceAll(/[,\s]/g, '')
  const number = /^-?\d{1,9}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
  return Math.abs(number) <= NUMBER_MAX + 1 ? number : Number.NaN
}
