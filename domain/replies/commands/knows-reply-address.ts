import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { findReader } from '../find-reader.ts'
import { readReplyAddress } from '#domain/threads/reply-address.ts'

/** Whether mail to an address becomes a message: whether we made it, and its reader still has to do with the thread. */
export const knowsReplyAddress = command({
  name: 'replies.knows-reply-address',
  for: 'system',
  input: z.object({ address: z.string() }),
  async run({ db, seal, input, replyDomain }): Promise<boolean> {
    const token = replyDomain === null ? null : readReplyAddress(input.address, replyDomain)
    return token !== null && (await findReader(db, seal, token)) !== null
  },
})
