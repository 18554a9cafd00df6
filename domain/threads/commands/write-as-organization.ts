import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findSupport } from '#domain/support/find-support.ts'
import { messageText } from '../thread-schema.ts'
import { writeMessage } from '../write-message.ts'

/**
 * Writes to the person of a sign-up, gift or inquiry of the caller's own organization.
 *
 * @throws AppError not_found for another organization's; bad_input; too_many; conflict if the person has left.
 */
export const writeAsOrganization = command({
  name: 'threads.write-as-organization',
  for: 'member',
  once: true,
  input: z.object({ supportId: z.string(), text: messageText }),
  async run({ db, actor, input, now }): Promise<void> {
    const { supportId, text } = input
    if (!(await findSupport(db, supportId, 'own-partner'))) {
      throw new AppError('not_found', m.support_no_support())
    }
    const userId = actor.kind === 'member' ? actor.userId : null
    await writeMessage(db, { supportId, author: 'partner', userId, text, now })
  },
})
