import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { requirePerson } from '../require-person.ts'
import { messageText } from '../thread-schema.ts'
import { writeMessage } from '../write-message.ts'

/**
 * Writes to the organization of a sign-up, gift or inquiry. For a caller verified as its supporter, by session or by the link of an
 * email.
 *
 * @throws AppError not_found if it is not theirs; bad_input; too_many; conflict while the organization is not on the site.
 */
export const writeAsPerson = command({
  name: 'threads.write-as-person',
  for: 'system',
  once: true,
  input: z.object({ supportId: z.string(), userId: z.string().nullable(), text: messageText }),
  async run({ db, input, now }): Promise<void> {
    await requirePerson(db, input)
    const { supportId, userId, text } = input
    await writeMessage(db, { supportId, author: 'person', userId, text, now })
  },
})
