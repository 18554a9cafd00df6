import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { gone, overtaken } from '../refuse-overtaken.ts'
import { seenVersion } from '../written.ts'

/**
 * Permanently deletes a question and its answer; the audit log keeps their text.
 *
 * @throws AppError conflict when it has been edited since it was loaded.
 */
export const removeFaqEntry = command({
  name: 'site.remove-faq-entry',
  for: 'staff',
  input: z.object({ id: z.uuid(), version: seenVersion }),
  async run({ db, input, audit }): Promise<void> {
    const removed = await db
      .deleteFrom('faqEntries')
      .where('id', '=', input.id)
      .returning([
        'question',
        'answer',
        'questionHe',
        'answerHe',
        'phrases',
        'feature',
        'isListed',
        'version',
      ])
      .executeTakeFirst()
    if (!removed) throw gone()
    const { version, ...before } = removed
    // Throwing here rolls the deletion back.
    if (version !== input.version) throw overtaken()
    await audit({ subject: 'faq_entries', subjectId: input.id, before })
  },
})
