import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import type { MessageKind, MessageStatus } from '../inbox-message.ts'

export type InboxAnswer = { id: string; author: string | null; body: string; createdAt: Date }

/**
 * One inbox message with its replies, oldest first, and the next new message.
 *
 * @throws AppError not_found.
 */
export const getMessage = query({
  name: 'inbox.get-message',
  for: 'staff',
  input: z.object({ id: z.string() }),
  async run({ db, input: { id } }) {
    const row = isId(id) ? await find(db, id) : undefined
    if (!row) throw new AppError('not_found', m.inbox_unknown())
    return {
      id: row.id,
      kind: row.kind as MessageKind,
      status: row.status as MessageStatus,
      name: row.name,
      email: row.email,
      subject: row.subject,
      message: row.message,
      details: row.details,
      isMember: row.userId !== null,
      assignee: row.assignedTo && { id: row.assignedTo, name: row.assignee ?? '' },
      createdAt: row.createdAt,
      answers: await answersTo(db, row.id),
      next: await nextNew(db, row.id),
    }
  },
})

function find(db: Db, id: string) {
  return db
    .selectFrom('inboxMessages as message')
    .leftJoin('profiles as assignee', 'assignee.id', 'message.assignedTo')
    .select(['message.id', 'kind', 'status', 'name', 'message.email', 'subject', 'message'])
    .select(['details', 'userId', 'message.createdAt', 'assignedTo'])
    .select('assignee.fullName as assignee')
    .where('message.id', '=', id)
    .executeTakeFirst()
}

async function answersTo(db: Db, id: string): Promise<InboxAnswer[]> {
  const rows = await db
    .selectFrom('inboxAnswers as answer')
    .leftJoin('profiles as author', 'author.id', 'answer.userId')
    .select(['answer.id', 'answer.body', 'answer.createdAt', 'author.fullName'])
    .where('answer.inboxMessageId', '=', id)
    .orderBy('answer.createdAt')
    .orderBy('answer.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    author: row.fullName,
    body: row.body,
    createdAt: row.createdAt,
  }))
}

/** The oldest new message other than this one. */
async function nextNew(db: Db, id: string): Promise<string | null> {
  const next = await db
    .selectFrom('inboxMessages')
    .select('id')
    .where('status', '=', 'new')
    .where('id', '!=', id)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return next?.id ?? null
}
