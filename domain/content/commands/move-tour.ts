import { moveInput } from '#domain/content/move-input.ts'
import { refuseOvertaken } from '#domain/content/refuse-overtaken.ts'
import { moveRow } from '#platform/database/move-row.ts'
import { command } from '#platform/operation.ts'

/** Moves a tour by one position. @throws AppError conflict when its neighbor has changed. */
export const moveTour = command({
  name: 'travel.move-tour',
  for: 'staff',
  input: moveInput,
  async run({ db, input, audit }): Promise<void> {
    const { from, position } = refuseOvertaken(await moveRow(db, 'tour_packages', input))
    await audit({
      subject: 'tour_packages',
      subjectId: input.id,
      before: { position: from },
      after: { position },
    })
  },
})
