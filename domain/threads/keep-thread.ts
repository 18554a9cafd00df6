import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { Side } from './thread.ts'

const noThread = () => new AppError('not_found', m.threads_unknown())

/** Stops or resumes the emails to one side. @throws AppError not_found before the first message. */
export async function muteThread(
  db: Db,
  { supportId, side, muted }: { supportId: string; side: Side; muted: boolean },
  now: Date,
): Promise<void> {
  const at = muted ? now : null
  const { numUpdatedRows } = await db
    .updateTable('threads')
    .set(side === 'person' ? { personMutedAt: at } : { partnerMutedAt: at })
    .where('supportId', '=', supportId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw noThread()
}

/** Reports a thread to staff. @throws AppError conflict while an earlier report of this side is open; not_found before the first message. */
export async function reportThread(
  db: Db,
  report: { supportId: string; side: Side; userId: string | null; reason: string },
  now: Date,
): Promise<void> {
  const { supportId, side, userId, reason } = report
  try {
    await db
      .insertInto('threadReports')
      .values({ id: newId(now), supportId, author: side, userId, reason, createdAt: now })
      .execute()
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'thread_reports_one_open') {
      throw new AppError('conflict', m.threads_already_reported())
    }
    throw constraint === 'thread_reports_support_id_fkey' ? noThread() : error
  }
}
