import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { MESSAGE_STATUSES, INBOX_STATUS_MOVES, type MessageStatus } from '../inbox-message.ts'
import { inboxStatusLabel } from '../inbox-words.ts'

/**
 * Changes an inbox message's status from the one that was shown.
 *
 * @throws AppError not_found; conflict when the status has changed since, or the transition is not allowed.
 */
export const setStatus = command({
  name: 'inbox.set-status',
  for: 'staff',
  input: z.object({
    id: z.string(),
    from: z.enum(MESSAGE_STATUSES),
    to: z.enum(MESSAGE_STATUSES),
  }),
  async run({ db, input: { id, from, to }, now, audit }): Promise<void> {
    const row = isId(id)
      ? await db
          .selectFrom('inboxMessages')
          .select('status')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
      : undefined
    if (!row) throw new AppError('not_found', m.inbox_unknown())
    if (row.status !== from || !INBOX_STATUS_MOVES[from].includes(to)) {
      const status = inboxStatusLabel(row.status as MessageStatus)
      throw new AppError('conflict', m.inbox_moved_meanwhile({ status: status.toLowerCase() }))
    }
    await db
      .updateTable('inboxMessages')
      .set({ status: to, updatedAt: now })
      .where('id', '=', id)
      .execute()
    await audit({
      subject: 'inbox_messages',
      subjectId: id,
      before: { status: from },
      after: { status: to },
    })
  },
})
