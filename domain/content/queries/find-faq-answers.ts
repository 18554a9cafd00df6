import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { rankTexts, type Ranked } from '#domain/project-events/rank-texts.ts'
import type { FaqEntry } from './list-faq.ts'

/** How many are read, in the order set by staff. */
const READ_MOST = 200

/** The FAQ entries whose question or answer matches a question, best first, at most `most`. */
export const findFaqAnswers = query({
  name: 'site.find-faq-answers',
  for: 'visitor',
  input: z.object({
    words: z.array(z.string().max(60)).max(24),
    most: z.int().min(1).max(8).default(2),
  }),
  async run({ db, input }): Promise<Ranked<FaqEntry>[]> {
    const entries = await db
      .selectFrom('faqEntries')
      .select(['id', 'question', 'answer'])
      .orderBy('position')
      .orderBy('id')
      .limit(READ_MOST)
      .execute()
    return rankTexts(entries, input, ({ question, answer }) => ({
      name: question,
      text: answer,
    })).slice(0, input.most)
  },
})
