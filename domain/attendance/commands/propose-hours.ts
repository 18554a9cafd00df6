import { z } from 'zod'
import { m } from '#messages'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { outcomeSchema } from '../../support/outcome-schema.ts'
import { SUPPORT_OUTCOME_MAX } from '../../support/outcome.ts'
import { findSignUp } from '../../support/queries/get-sign-up.ts'
import { hoursPath } from '../attendance.ts'
import { findProposal } from '../find-proposal.ts'

/**
 * Records the hours that a person says they gave, for a caller verified as them; they do not count until their organization confirms
 * hours of its own. The first time emails the organization, with the page where it does. Can be changed until then.
 *
 * @throws AppError not_found if the sign-up is not theirs, also for one seat in a group; conflict before it is over, or once hours are
 * confirmed; bad_input without a number of hours.
 */
export const proposeHours = command({
  name: 'attendance.propose-hours',
  for: 'system',
  input: z.object({
    supportId: z.string(),
    userId: z.string(),
    hadIt: z.boolean(),
    hours: outcomeSchema(SUPPORT_OUTCOME_MAX).shape.hours.refine((hours) => Boolean(hours), {
      error: () => m.onday_propose_missing(),
    }),
  }),
  async run({ db, input, now, notify }): Promise<void> {
    const { support, part } = await findSignUp(db, input, input.hadIt)
    if (part !== 'whole') throw new AppError('not_found', m.support_no_support())
    const { id, item } = support
    // Of two at once, the second one changes what the first has said.
    await db.selectFrom('supports').select('id').where('id', '=', id).forUpdate().execute()
    const before = await findProposal(db, id, now)
    const changed = before.isOpen
      ? await db
          .updateTable('supports')
          .set({ proposedHours: input.hours })
          .where('id', '=', id)
          .where('hours', 'is', null)
          .executeTakeFirst()
      : null
    if (!changed?.numUpdatedRows) throw new AppError('conflict', m.onday_propose_over())
    if (before.hours !== null) return
    const said = () => ({
      name: stripLinks(support.name),
      title: inPageLanguage(item.titles),
      count: input.hours ?? 0,
      hours: format.number(input.hours ?? 0),
    })
    await notify(() => ({
      kind: 'attendance.proposed',
      to: organizationTeam(item.partnerId, item.organization, 'answer'),
      subject: m.onday_mail_proposed_subject(said()),
      paragraphs: [m.onday_mail_proposed_text(said()), m.onday_mail_proposed_more()],
      action: {
        label: m.onday_confirm_hours(),
        path: hoursPath(item.id, support.date?.id ?? null),
      },
      topic: aboutTopic('organization'),
    }))
  },
})
