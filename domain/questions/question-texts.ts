import { BASE_LANGUAGE, pageLanguage, type Language } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { m } from '#messages'
import { boundsLabel, questionKindLabel, type Answer, type Question } from './question.ts'

/** In which language of its texts a question is shown: that of the page, else one in which it was written. */
export function languageOf(question: Pick<Question, 'texts'>): Language {
  const written = Object.keys(question.texts)
  const wanted = [pageLanguage(), BASE_LANGUAGE].find((language) => written.includes(language))
  return wanted ?? parseLanguage(written[0]) ?? BASE_LANGUAGE
}

/** A question's text as the page shows it. */
export function questionText(question: Pick<Question, 'texts'>): string {
  return question.texts[languageOf(question)] ?? ''
}

/** The options of a choice as the page shows them, in the language of the question. */
export function optionTexts(question: Pick<Question, 'texts' | 'options'>): string[] {
  const language = languageOf(question)
  return question.options.map((option) => option[language] ?? '')
}

/** An answer in words; empty if the question was left open. */
export function answerText({ asked, answer }: Answer): string {
  if (answer === null) return ''
  if (asked.kind === 'tick') return m.forms_yes()
  return asked.kind === 'choice' ? (optionTexts(asked)[Number(answer)] ?? '') : answer
}

/** The questions of an item as a review compares them: each with its kind, then its texts and options by language. */
export function describeQuestions(questions: readonly Question[]): string {
  return questions.map((question, at) => describeQuestion(question, at + 1)).join('\n\n')
}

function describeQuestion(question: Question, number: number): string {
  const { kind, isRequired, texts, options } = question
  const traits = [
    questionKindLabel(kind),
    isRequired ? m.questions_required() : m.questions_optional(),
    boundsLabel(question),
  ]
  const written = Object.keys(texts).flatMap((code) => {
    const language = parseLanguage(code)
    if (!language) return []
    const choices = options.map((option) => `– ${option[language] ?? ''}`)
    return [texts[language] ?? '', ...choices]
  })
  return [`${number}. ${traits.filter(Boolean).join(' · ')}`, ...written].join('\n')
}
