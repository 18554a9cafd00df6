import { z } from 'zod'
import { m } from '#messages'
import { BASE_LANGUAGE, pageLanguage, type Language } from '#platform/text/language.ts'
import { isOurPage } from '../assistant/model/our-pages.ts'
import { FEATURES } from './feature.ts'
import { written, writtenLine } from './written.ts'

export const FAQ_QUESTION_MAX = 300
const ANSWER_MAX = 5_000
export const PHRASES_MAX = 4_000

/** The links of an answer: `[words](/address)`. */
const LINKS = /\[[^\]\n]*\]\(([^)\n]*)\)/g

function linked<Text extends z.ZodType<string>>(text: Text) {
  return text.refine(
    (answer) => [...answer.matchAll(LINKS)].every(([, address]) => isOurPage(address ?? '')),
    { error: () => m.content_answer_link() },
  )
}

const orNull = (text: string) => text || null

const fields = z.object({
  question: writtenLine({ max: FAQ_QUESTION_MAX, missing: () => m.content_question_missing() }),
  answer: linked(written({ max: ANSWER_MAX, missing: () => m.content_answer_missing() })),
  questionHe: writtenLine({ max: FAQ_QUESTION_MAX }).transform(orNull),
  answerHe: linked(written({ max: ANSWER_MAX })).transform(orNull),
  phrases: written({ max: PHRASES_MAX }).transform((text) =>
    [
      ...new Set(
        text
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    ].join('\n'),
  ),
  feature: z
    .enum(FEATURES)
    .or(z.literal(''))
    .default('')
    .transform((feature) => feature || null),
  isListed: z
    .enum(['on', ''])
    .default('')
    .transform((given) => given === 'on'),
})

/**
 * The form for a question and its answer, in Hebrew too or not, with other ways to ask it, one a line. An answer may lead to
 * open pages of this site, as `[words](/address)`.
 */
export const faqForm = fields.superRefine(({ questionHe, answerHe }, { addIssue }) => {
  if (answerHe !== null && questionHe === null) {
    addIssue({ code: 'custom', path: ['questionHe'], message: m.content_question_missing() })
  }
  if (questionHe !== null && answerHe === null) {
    addIssue({ code: 'custom', path: ['answerHe'], message: m.content_answer_missing() })
  }
})

type InBoth = {
  question: string
  answer: string
  questionHe: string | null
  answerHe: string | null
}

/** An entry in the language of the page, or in English if it is not written in that, and the language it is in. */
export function entryInPageLanguage<Entry extends InBoth>({
  questionHe,
  answerHe,
  ...entry
}: Entry) {
  const isHebrew = pageLanguage() === 'he' && questionHe !== null && answerHe !== null
  const language: Language = isHebrew ? 'he' : BASE_LANGUAGE
  return { ...entry, ...(isHebrew && { question: questionHe, answer: answerHe }), language }
}
