import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { ALL_LANGUAGES, type Language } from '#platform/text/language.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import type { DraftQuestion, QuestionField, QuestionInput } from './draft-questions.ts'
import {
  NUMBER_MAX,
  OPTION_MAX,
  OPTIONS_MAX,
  OPTIONS_MIN,
  parseQuestionKind,
  QUESTION_MAX,
  QUESTIONS_MAX,
  type Question,
} from './question.ts'

/** Reports a problem at an input, or of the list. */
type Refuse = (input: QuestionField | 'questions', sentence: string) => void

/**
 * Reads the questions of a draft that is written in a language. Another language may have a question too: then with as
 * many options.
 */
export function parseQuestions(
  drafts: readonly DraftQuestion[],
  language: Language,
  refuse: Refuse,
): Question[] {
  if (drafts.length > QUESTIONS_MAX) {
    refuse('questions', m.questions_too_many({ max: QUESTIONS_MAX }))
  }
  return drafts.map((draft, at) =>
    parseQuestion(draft, language, (input, sentence) =>
      refuse(`questions.${at}.${input}`, sentence),
    ),
  )
}

type RefuseInput = (input: QuestionInput, sentence: string) => void

function parseQuestion(draft: DraftQuestion, language: Language, refuse: RefuseInput): Question {
  const kind = parseQuestionKind(draft.kind) ?? 'text'
  const own = linesOf(draft.options)
  const texts: TextInEach = { [language]: oneLine(draft.text) }
  const options: TextInEach[] = kind === 'choice' ? own.map((line) => ({ [language]: line })) : []
  if (!draft.text) refuse('text', m.questions_text_missing())
  refuseLong(draft.text, (sentence) => refuse('text', sentence))
  if (kind === 'choice') {
    if (own.length < OPTIONS_MIN || own.length > OPTIONS_MAX) {
      refuse('options', m.questions_options_wrong({ min: OPTIONS_MIN, max: OPTIONS_MAX }))
    }
    refuseOptions(own, (sentence) => refuse('options', sentence))
  }
  for (const other of ALL_LANGUAGES) {
    const text = draft[`text_${other}`]
    const lines = kind === 'choice' ? linesOf(draft[`options_${other}`]) : []
    if (other === language || (!text && lines.length === 0)) continue
    const words = { language: format.languageName(other) }
    if (!text) refuse(`text_${other}`, m.questions_text_missing_in(words))
    refuseLong(text, (sentence) => refuse(`text_${other}`, sentence))
    texts[other] = oneLine(text)
    if (kind !== 'choice') continue
    if (lines.length !== own.length) {
      refuse(`options_${other}`, m.questions_options_differ({ ...words, count: own.length }))
    }
    refuseOptions(lines, (sentence) => refuse(`options_${other}`, sentence))
    for (const [at, line] of lines.entries()) if (options[at]) options[at][other] = line
  }
  const [least, most] = kind === 'number' ? parseBounds(draft, refuse) : [null, null]
  return { id: draft.id, kind, isRequired: draft.required === 'on', texts, options, least, most }
}

function parseBounds(draft: DraftQuestion, refuse: RefuseInput): [number | null, number | null] {
  const [least, most] = (['least', 'most'] as const).map((input) => {
    const text = draft[input].replaceAll(',', '')
    if (!text) return null
    const number = /^-?\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (Math.abs(number) <= NUMBER_MAX) return number
    refuse(input, m.questions_bound_wrong())
    return null
  }) as [number | null, number | null]
  if (least !== null && most !== null && least > most) refuse('most', m.questions_bounds_crossed())
  return [least, most]
}

function refuseLong(text: string, refuse: (sentence: string) => void): void {
  const { length } = text
  if (length > QUESTION_MAX) refuse(m.questions_text_too_long({ max: QUESTION_MAX, length }))
}

function refuseOptions(lines: readonly string[], refuse: (sentence: string) => void): void {
  const long = lines.some(({ length }) => length > OPTION_MAX)
  if (long) refuse(m.questions_option_too_long({ max: OPTION_MAX }))
  if (new Set(lines).size < lines.length) refuse(m.questions_options_alike())
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
