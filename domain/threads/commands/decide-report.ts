import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { textInEach } from '#platform/database/in-page-language.ts'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import type { SupportKind } from '#domain/support/support.ts'
import { personThreadPath } from '../person-thread-path.ts'
import { partnerThreadPath } from '../thread.ts'
import { reportAnswer } from '../thread-schema.ts'

/**
 * Decides a reported thread: hides some of its messages, or none, from the side that did not write them, and emails the answer to whoever
 * reported. From then on staff no longer reads what is written there.
 *
 * @throws AppError not_found; bad_input without an answer; conflict if someone else has decided it.
 */
export const decideReport = command({
  name: 'threads.decide-report',
  for: 'staff',
  input: z.object({ id: z.string(), hide: z.array(z.string()).max(1_000), answer: reportAnswer }),
  async run(ctx): Promise<{ hidden: number }> {
    const { db, actor, input, now, audit, notify } = ctx
    const report = isId(input.id) ? await findReport(db, input.id) : undefined
    if (!report) throw new AppError('not_found', m.threads_report_unknown())
    const by = actor.kind === 'member' ? actor.userId : null
    const { numUpdatedRows: hidden } = await db
      .updateTable('threadMessages')
      .set({ hiddenAt: now, hiddenBy: by })
      .where('supportId', '=', report.supportId)
      .where('id', '=', sql<string>`any (${input.hide.filter(isId)}::uuid[])`)
      .where('hiddenAt', 'is', null)
      .executeTakeFirst()
    // Nobody has to answer what only its author still reads.
    if (hidden > 0n) {
      await db
        .updateTable('threads')
        .set({ waitsFor: null, waitsSince: null })
        .where('supportId', '=', report.supportId)
        .execute()
    }
    const { numUpdatedRows: decided } = await db
      .updateTable('threadReports')
      .set({ decidedAt: now, decidedBy: by, answer: input.answer })
      .where('id', '=', report.id)
      .where('decidedAt', 'is', null)
      .executeTakeFirst()
    if (decided === 0n) throw new AppError('conflict', m.threads_report_decided())
    await audit({
      subject: 'supports',
      subjectId: report.supportId,
      after: { report: report.id, hidden: Number(hidden) },
    })
    const isPartner = report.author === 'partner'
    const path = isPartner
      ? partnerThreadPath(report.supportId)
      : await personThreadPath(ctx, { id: report.supportId, kind: report.kind as SupportKind })
    const title = () => inPageLanguage(report.titles)
    await notify(() => ({
      kind: 'threads.report-answer',
      to: isPartner
        ? organizationTeam(
            report.partnerId,
            inPageLanguage(report.organizations),
            report.kind === 'donate' ? 'money' : 'answer',
          )
        : { email: report.email || null, name: stripLinks(report.name) },
      subject: m.threads_mail_report_subject({ title: title() }),
      paragraphs: [
        m.threads_mail_report_text({ title: title() }),
        m.threads_mail_quote({ text: input.answer }),
        ...(hidden > 0n ? [m.threads_mail_report_hidden({ count: Number(hidden) })] : []),
      ],
      action: { label: m.threads_mail_open(), path },
    }))
    return { hidden: Number(hidden) }
  },
})

function findReport(db: Db, id: string) {
  return db
    .selectFrom('threadReports')
    .innerJoin('supports', 'supports.id', 'threadReports.supportId')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .innerJoin('partners', 'partners.id', 'projectEvents.partnerId')
    .select(['threadReports.id', 'threadReports.supportId', 'author'])
    .select(['supports.kind', 'supports.name', 'supports.email'])
    .select('partners.id as partnerId')
    .select(sql<TextInEach>`partners.names`.as('organizations'))
    .select(textInEach('projectEvents', 'title', 'titles'))
    .where('threadReports.id', '=', id)
    .executeTakeFirst()
}
