import { z } from 'zod'
import { query } from '#platform/operation.ts'

export type FaqEntry = {
  id: string
  question: string
  answer: string
  /** The part of the site that it is about: while that is off, so is the question. */
  feature: string | null
}

/** The questions that the page of questions lists, in the order set by staff. */
export const listFaq = query({
  name: 'site.list-faq',
  for: 'visitor',
  input: z.object({}),
  run: ({ db }): Promise<FaqEntry[]> =>
    db
      .selectFrom('faqEntries')
      .select(['id', 'question', 'answer', 'feature'])
      .where('isListed', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  cacheTags: () => ['faq'],
})
