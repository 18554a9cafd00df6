import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { pathOfNotice, type NoticeKind } from '../notice.ts'

/**
 * Marks one of the caller's notices as read and returns the path of what it is about; again: only the path.
 *
 * @throws AppError not_found, also for someone else's and for what is no longer public.
 */
export const readNotice = command({
  name: 'following.read-notice',
  for: 'member',
  input: z.object({ id: z.uuid() }),
  async run({ db, input: { id }, now }): Promise<{ path: string }> {
    const row = await db
      .selectFrom('notices')
      .innerJoin('publicAnnouncements as what', 'what.id', 'notices.announcementId')
      .select(['what.kind', 'what.subjectId'])
      .where('announcementId', '=', id)
      .executeTakeFirst()
    if (!row) throw new AppError('not_found', m.following_notice_gone())
    await db
      .updateTable('notices')
      .set({ readAt: now })
      .where('announcementId', '=', id)
      .where('readAt', 'is', null)
      .execute()
    return { path: pathOfNotice({ kind: row.kind as NoticeKind, subjectId: row.subjectId ?? '' }) }
  },
})
