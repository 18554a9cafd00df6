import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { FEATURES, type Feature } from '../feature.ts'

/** A question with its answer, the other ways to ask it, and the feature it belongs to. */
export type HelpEntry = {
  id: string
  question: string
  answer: string
  phrases: string[]
  feature: Feature | null
  isListed: boolean
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
      .select(['id', 'question', 'answer', 'phrases', 'feature', 'isListed'])
      .orderBy('position')
      .orderBy('id')
      .limit(READ_MOST)
      .execute()
    return rows.map(({ phrases, feature, ...row }) => ({
      ...row,
      phrases: phrases.split('\n').filter(Boolean),
      feature: FEATURES.find((one) => one === feature) ?? null,
    }))
  },
  cacheTags: () => ['faq'],
})
