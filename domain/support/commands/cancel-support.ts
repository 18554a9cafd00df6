import { z } from 'zod'
import { m } from '#messages'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command, type CommandContext } from '#platform/operation.ts'
import { endGiftPayment } from '../end-gift-payment.ts'
import { listRecipients } from '../list-recipients.ts'
import { findSupport, type FoundSupport } from '../find-support.ts'
import { isInLine, isOpen, mayCancel } from '../support-rules.ts'
import { supportStatusLabel, supporterLabel, supportLabel } from '../support-words.ts'
import { seeSupporters } from '../mails.ts'

/**
 * Cancels the caller's own support, which frees its places, and emails the organization; for a group that the caller
 * leads, also everyone who came along. Leaves the waiting list, which the organization is not emailed about.
 *
 * @throws AppError not_found for anyone else's, conflict if it is declined, completed, cancelled or over, and for a
 * gift that was paid.
 */
export const cancelSupport = command({
  name: 'support.cancel-support',
  for: 'member',
  input: z.object({ id: z.string() }),
  async run(ctx) {
    const { actor, input } = ctx
    await cancelOwnSupport(ctx, input.id, actor.kind === 'member' ? actor.userId : '')
  },
})

/** The same for a verified user, in the current transaction. */
export async function cancelOwnSupport(
  ctx: Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>,
  id: string,
  userId: string,
): Promise<void> {
  const { db, now, notify } = ctx
  if (isId(id)) await holdOwn(db, id, userId)
  const support = await findSupport(db, id, { userId })
  if (!support) throw new AppError('not_found', m.support_no_support())
  if (!mayCancel(support, support.item, now)) {
    const sentence =
      isOpen(support.status) || isInLine(support.status)
        ? m.support_over_no_cancel()
        : m.support_moved_on({ status: supportStatusLabel(support.status, support.kind) })
    throw new AppError('conflict', sentence)
  }

  if (support.kind === 'donate') await endGiftPayment(db, support.id, now)
  const { numUpdatedRows } = await db
    .updateTable('supports')
    .set({ status: 'cancelled', decidedAt: now, updatedAt: now })
    .where('id', '=', support.id)
    .where('userId', '=', userId)
    .where('status', '=', support.status)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('conflict', m.support_changed_meanwhile())

  await notifyCompanions(ctx, support)
  if (isInLine(support.status)) return
  const { titles, id: itemId, organizations, partnerId } = support.item
  await notify(() => ({
    kind: 'support.cancelled',
    to: organizationTeam(partnerId, inPageLanguage(organizations), 'answer'),
    subject: m.support_mail_cancelled_subject({ title: inPageLanguage(titles) }),
    paragraphs: [
      m.support_mail_cancelled_text({
        name: supporterLabel(support),
        title: inPageLanguage(titles),
        what: supportLabel(support),
      }),
    ],
    ...seeSupporters(itemId),
  }))
}

/** Waits for whoever is just offering them a place. Of a gift its payment is held first. */
async function holdOwn(db: CommandContext['db'], id: string, userId: string): Promise<void> {
  await db
    .selectFrom('supports')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('kind', '<>', 'donate')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** No one can opt out of this email: those who came along with a group expect to go there. */
async function notifyCompanions(
  ctx: Pick<CommandContext, 'db' | 'now' | 'notify' | 'seal'>,
  support: FoundSupport,
): Promise<void> {
  const { titles, organizations } = support.item
  const group = support.group ?? ''
  for (const { to, path, isSupporter } of await listRecipients(ctx, support)) {
    if (isSupporter) continue
    await ctx.notify(() => ({
      kind: 'groups.cancelled',
      to,
      subject: m.together_mail_cancelled_subject({ title: inPageLanguage(titles) }),
      paragraphs: [
        m.together_mail_cancelled_text({
          leader: support.name,
          group,
          title: inPageLanguage(titles),
          organization: inPageLanguage(organizations),
        }),
      ],
      action: { label: m.signups_mail_open(), path },
    }))
  }
}
