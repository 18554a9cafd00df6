import { sql } from 'kysely'
import { moveInput } from '#domain/content/move-input.ts'
import { refuseOvertaken } from '#domain/content/refuse-overtaken.ts'
import { moveRow } from '#platform/database/move-row.ts'
import { command } from '#platform/operation.ts'

/** Moves a resource by one position among those of its kind. @throws AppError conflict when its neighbor has changed. */
export const moveResource = command({
  name: 'ambassadors.move-resource',
  for: 'staff',
  input: moveInput,
  async run({ db, input, audit }): Promise<void> {
    const ofItsKind = sql<boolean>`kind = (select kind from ambassador_resources where id = ${input.id})`
    const { from, position } = refuseOvertaken(
      await moveRow(db, 'ambassador_resources', input, ofItsKind),
    )
    await audit({
      subject: 'ambassador_resources',
      subjectId: input.id,
      before: { position: from },
      after: { position },
    })
  },
})
