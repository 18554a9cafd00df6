import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { missing } from '../refuse-overtaken.ts'

/** One question with its answer, its phrases and its version. @throws AppError not_found. */
export const getFaqEntry = query({
  name: 'site.get-faq-entry',
  for: 'staff',
  input: z.object({ id: z.string() }),
  async run({ db, input }) {
    const entry = z.uuid().safeParse(input.id).success
      ? await db
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
            'version',
          ])
          .where('id', '=', input.id)
          .executeTakeFirst()
      : undefined
    if (!entry) throw missing()
    return entry
  },
})
