import { m } from '#messages'
import { textInEach } from '#platform/database/in-page-language.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import type { CommandContext } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { isPaidToTeam } from '../payments/is-paid-to-team.ts'
import type { SignUpScope } from './lock-sign-ups.ts'
import { formatMoney } from '#platform/text/money.ts'
import { reasonForReader } from '#domain/accounts/site-reason.ts'
import { endGiftPayment } from './end-gift-payment.ts'

/**
 * Ends, in the current transaction, every unpaid gift to an organization that leaves or is suspended and so cannot
 * receive it, or to one item that its organization takes down. Emails the donors the reason, and that they owe nothing.
 */
export async function endGiftsTo(
  { db, now, notify }: Pick<CommandContext, 'db' | 'now' | 'notify'>,
  of: SignUpScope,
  reason: string,
): Promise<void> {
  const gifts = await db
    .selectFrom('supports')
    .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
    .select([
      'supports.id',
      'supports.name',
      'supports.email',
      'supports.amountCents',
      textInEach('projectEvents', 'title', 'titles'),
    ])
    .$if('partnerId' in of, (all) =>
      all.where('projectEvents.partnerId', '=', 'partnerId' in of ? of.partnerId : ''),
    )
    // When an organization takes down an item, exclude gifts to the team, whose payment may have arrived there.
    .$if('itemId' in of, (all) =>
      all
        .where('projectEvents.id', '=', 'itemId' in of ? of.itemId : '')
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.supportId', '=', 'supports.id')
                .where(isPaidToTeam()),
            ),
          ),
        ),
    )
    .where('supports.kind', '=', 'donate')
    .where('supports.status', '=', 'pending')
    .orderBy('supports.id')
    .execute()
  for (const { id, name, email, amountCents, titles } of gifts) {
    await endGiftPayment(db, id, now)
    await db
      .updateTable('supports')
      .set({ status: 'declined', reason, decidedAt: now, updatedAt: now })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .execute()
    const what = () => m.support_a_gift({ amount: formatMoney(amountCents ?? 0) })
    await notify(() => ({
      kind: 'support.declined',
      to: { email, name: stripLinks(name) },
      subject: m.support_mail_declined_subject({ title: inPageLanguage(titles) }),
      paragraphs: [
        m.gifts_mail_ended_text({ title: inPageLanguage(titles), what: what() }),
        m.support_mail_declined_reason({ reason: reasonForReader(reason) }),
      ],
    }))
  }
}
