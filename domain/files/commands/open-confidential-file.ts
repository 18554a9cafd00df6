import { m } from '#messages'
import { z } from 'zod'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { isConfidential } from '../file.ts'
import { selectFile } from '../select-file.ts'

/**
 * Opens a confidential file for staff. A command, since each opening is written to the audit log.
 *
 * @throws AppError not_found when there is no such confidential file.
 */
export const openConfidentialFile = command({
  name: 'files.open-confidential-file',
  for: 'staff',
  input: z.object({ id: z.uuid() }),
  async run({ db, input, audit }) {
    const file = await selectFile(db, input.id)
    if (!file || !isConfidential(file.kind)) {
      throw new AppError('not_found', m.errors_no_such_file())
    }
    await audit({ subject: 'files', subjectId: file.id, after: { kind: file.kind } })
    return file
  },
})
