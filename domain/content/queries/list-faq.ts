import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { Language } from '#platform/text/language.ts'
import { entryInPageLanguage } from '../faq-entry.ts'

export type FaqEntry = {
  id: string
  question: string
  answer: string
  /** The part of the site that it is about: while that is off, so is the question. */
  feature: string | null
  /** Of its question and answer. */
  language: Language
}

/** The questions that the page of questions lists, in the order set by staff; in the language of the page where they have it. */
export const listFaq = query({
  name: 'site.list-faq',
  for: 'visitor',
  input: z.object({}),
  async run({ db }): Promise<FaqEntry[]> {
    const rows = await db
      .selectFrom('faqEntries')
      .select(['id', 'question', 'answer', 'questionHe', 'answerHe', 'feature'])
      .where('isListed', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute()
    return rows.map(entryInPageLanguage)
  },
  cacheTags: () => ['faq'],
})
