import { moveRow } from '#platform/database/move-row.ts'
import { command } from '#platform/operation.ts'
import { moveInput } from '../move-input.ts'
import { refuseOvertaken } from '../refuse-overtaken.ts'

/** Moves a question by one position. @throws AppError conflict when its neighbor has changed. */
export const moveFaqEntry = command({
  name: 'site.move-faq-entry',
  for: 'staff',
  input: moveInput,
  async run({ db, input, audit }): Promise<void> {
    const { from, position } = refuseOvertaken(await moveRow(db, 'faq_entries', input))
    await audit({
      subject: 'faq_entries',
      subjectId: input.id,
      before: { position: from },
      after: { position },
    })
  },
})
