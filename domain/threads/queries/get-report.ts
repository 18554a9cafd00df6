import { z } from 'zod'
import { m } from '#messages'
import { textShown } from '#platform/database/in-page-language.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { MESSAGES_SHOWN, type Side } from '../thread.ts'

/**
 * Returns a reported thread to staff: the report, and the messages that the database lets staff read, those until the report was decided.
 *
 * @throws AppError not_found.
 */
export const getReport = query({
  name: 'threads.get-report',
  for: 'staff',
  input: z.object({ id: z.string() }),
  async run({ db, input: { id } }) {
    const report = isId(id)
      ? await db
          .selectFrom('threadReports')
          .innerJoin('supports', 'supports.id', 'threadReports.supportId')
          .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
          .innerJoin('partners', 'partners.id', 'projectEvents.partnerId')
          .leftJoin('profiles as decider', 'decider.id', 'threadReports.decidedBy')
          .select(['threadReports.id', 'threadReports.supportId', 'author', 'threadReports.reason'])
          .select(['threadReports.createdAt', 'threadReports.decidedAt', 'answer'])
          .select(['decider.fullName as decidedBy', 'supports.name as person', 'supports.message'])
          .select(['supports.createdAt as supportedAt', 'supports.userId'])
          .select(['partners.id as partnerId', 'partners.name as organization'])
          .select(textShown('projectEvents', 'title'))
          .where('threadReports.id', '=', id)
          .executeTakeFirst()
      : undefined
    if (!report) throw new AppError('not_found', m.threads_report_unknown())
    const messages = await db
      .selectFrom('threadMessages')
      .select(['id', 'author', 'body', 'createdAt', 'hiddenAt'])
      .where('supportId', '=', report.supportId)
      .where('createdAt', '<=', report.decidedAt ?? new Date('9999-01-01'))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(MESSAGES_SHOWN)
      .execute()
    const { message, supportedAt, ...shown } = report
    return {
      ...shown,
      author: report.author as Side,
      title: report.title ?? '',
      opening: { body: message, createdAt: supportedAt },
      messages: messages.toReversed().map(({ author, hiddenAt, ...more }) => ({
        ...more,
        author: author as Side,
        isHidden: hiddenAt !== null,
      })),
    }
  },
})
