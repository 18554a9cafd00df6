import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { Language } from '#platform/text/language.ts'
import { entryInPageLanguage } from '../faq-entry.ts'
import { FEATURES, type Feature } from '../feature.ts'

/** A question with its answer, the other ways to ask it, and the feature it belongs to. */
export type HelpEntry = {
  id: string
  question: string
  answer: string
  phrases: string[]
  /** The question in each language it has. */
  questions: string[]
  feature: Feature | null
  isListed: boolean
  /** Of its question and answer; phrases are in any. */
  language: Language
}

/** More than anyone keeps in order. */
const READ_MOST = 500

/** All questions that the assistant answers, in the order set by staff, whether the page of questions lists them or not. */
export const listHelp = query({
  name: 'site.list-help',
  for: 'visitor',
  input: z.object({}),
  async run({ db }): Promise<HelpEntry[]> {
    const rows = await db
      .selectFrom('faqEntries')
      .select([
        'id',
        'question',
        'answer',
        'questionHe',
        'answerHe',
        'phrases',
        'feature',
        'isListed',
      ])
      .orderBy('position')
      .orderBy('id')
      .limit(READ_MOST)
      .execute()
    return rows.map(({ phrases, feature, ...row }) => ({
      ...entryInPageLanguage(row),
      phrases: phrases.split('\n').filter(Boolean),
      questions: [row.question, row.questionHe].filter((one) => one !== null),
      feature: FEATURES.find((one) => one === feature) ?? null,
    }))
  },
  cacheTags: () => ['faq'],
})
