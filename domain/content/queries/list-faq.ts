import { z } from 'zod'
import { query } from '#platform/operation.ts'

export type FaqEntry = { id: string; question: string; answer: string }

/** The questions that the page of questions lists, in the order set by staff. */
export const listFaq = query({
  name: 'site.list-faq',
  for: 'visitor',
  input: z.object({}),
  run: ({ db }): Promise<FaqEntry[]> =>
    db
      .selectFrom('faqEntries')
      .select(['id', 'question', 'answer'])
      .where('isListed', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  cacheTags: () => ['faq'],
})
