import { z } from 'zod'
import { m } from '#messages'
import { messageText } from '#domain/threads/thread-schema.ts'
import { writeMessage } from '#domain/threads/write-message.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findReader } from '../find-reader.ts'
import { readReplyAddress } from '#domain/threads/reply-address.ts'

/**
 * Writes what was received at a reply address as a message of its reader. A mail that is delivered again is written once.
 *
 * @throws AppError not_found for a wrong address; bad_input for an empty or too long text; too_many; conflict while one side is gone.
 */
export const receiveReply = command({
  name: 'replies.receive-reply',
  for: 'system',
  once: true,
  input: z.object({ address: z.string(), text: messageText }),
  async run({ db, seal, input, now, replyDomain }): Promise<void> {
    const token = replyDomain === null ? null : readReplyAddress(input.address, replyDomain)
    const reader = token && (await findReader(db, seal, token))
    if (!reader) throw new AppError('not_found', m.threads_unknown())
    const { supportId, side, userId } = reader
    await writeMessage(db, { supportId, author: side, userId, text: input.text, now })
  },
})
