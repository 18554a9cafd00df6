import { changedValues } from '#platform/changed-values.ts'
import { command } from '#platform/operation.ts'
import { z } from 'zod'
import { faqForm } from '../faq-entry.ts'
import { gone, overtaken } from '../refuse-overtaken.ts'
import { seenVersion } from '../written.ts'

/**
 * Updates a question and its answer, if they have not changed since the given version.
 *
 * @throws AppError bad_input; conflict when they have changed.
 */
export const saveFaqEntry = command({
  name: 'site.save-faq-entry',
  for: 'staff',
  input: faqForm.safeExtend({ id: z.uuid(), version: seenVersion }),
  async run({ db, input, now, audit }): Promise<void> {
    const { id, version, ...words } = input
    const before = await db
      .selectFrom('faqEntries')
      .select([
        'question',
        'answer',
        'questionHe',
        'answerHe',
        'phrases',
        'feature',
        'isListed',
        'version',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw gone()
    if (before.version !== version) throw overtaken()
    await db
      .updateTable('faqEntries')
      .set({ ...words, version: version + 1, updatedAt: now })
      .where('id', '=', id)
      .execute()
    const { version: _, ...old } = before
    const changed = changedValues(old, words)
    await audit({ subject: 'faq_entries', subjectId: id, ...changed })
  },
})
