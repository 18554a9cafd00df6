import { lastPosition } from '#platform/database/last-position.ts'
import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'
import { faqForm } from '../faq-entry.ts'

/** Appends a question with its answer; public at once. @throws AppError bad_input. */
export const addFaqEntry = command({
  name: 'site.add-faq-entry',
  for: 'staff',
  once: true,
  input: faqForm,
  async run({ db, input, now, audit }): Promise<{ id: string }> {
    const id = newId(now)
    await db
      .insertInto('faqEntries')
      .values({ id, ...input, position: lastPosition('faq_entries'), updatedAt: now })
      .execute()
    await audit({ subject: 'faq_entries', subjectId: id, after: input })
    return { id }
  },
})
