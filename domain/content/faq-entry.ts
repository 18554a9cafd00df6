import { z } from 'zod'
import { m } from '#messages'
import { isOurPage } from '../assistant/model/is-our-page.ts'
import { FEATURES } from './feature.ts'
import { written, writtenLine } from './written.ts'

export const QUESTION_MAX = 300
export const ANSWER_MAX = 5_000
export const PHRASES_MAX = 4_000

/** The links of an answer: `[words](/address)`. */
const LINKS = /\[[^\]\n]*\]\(([^)\n]*)\)/g

/**
 * The form for a question and its answer, with other ways to ask it, one a line. An answer may lead to open pages of this
 * site, as `[words](/address)`.
 */
export const faqForm = z.object({
  question: writtenLine({ max: QUESTION_MAX, missing: () => m.content_question_missing() }),
  answer: written({ max: ANSWER_MAX, missing: () => m.content_answer_missing() }).refine(
    (answer) => [...answer.matchAll(LINKS)].every(([, address]) => isOurPage(address ?? '')),
    { error: () => m.content_answer_link() },
  ),
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
