import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { Side } from './thread.ts'

/**
 * Adds a message to the thread of a support, which the first one makes. The other side is emailed later, see
 * `send-thread-mails.ts`.
 *
 * @throws AppError too_many after ten messages within an hour; conflict while one side is suspended or has left.
 */
export async function writeMessage(
  db: Db,
  message: { supportId: string; author: Side; userId: string | null; text: string; now: Date },
): Promise<void> {
  const { supportId, author, userId, text, now } = message
  try {
    await db
      .insertInto('threadMessages')
      .values({ id: newId(now), supportId, author, userId, body: text, createdAt: now })
      .execute()
  } catch (error) {
    throw refused(error)
  }
}

function refused(error: unknown): unknown {
  switch (violatedConstraint(error)) {
    case 'threads_few_at_once':
      return new AppError('too_many', m.threads_too_many(), { retryAfter: 3600, cause: error })
    case 'threads_organization_here':
      return new AppError('conflict', m.threads_organization_away())
    case 'threads_person_here':
      return new AppError('conflict', m.threads_person_away())
    default:
      return error
  }
}
