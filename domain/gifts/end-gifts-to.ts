import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { Deed } from '#platform/operation.ts'
import { withoutLinks } from '#platform/text/without-links.ts'
import { inDollars } from '../support/money.ts'
import { endGiftPayment } from './end-gift-payment.ts'

/**
 * Ends, in the running transaction, every gift to an organization whose money has not come: it leaves or is suspended, and
 * nobody would take it. Givers are told why, and that they owe nothing.
 */
export async function endGiftsTo(
  { db, now, mail }: Pick<Deed, 'db' | 'now' | 'mail'>,
  partnerId: string,
  reason: string,
): Promise<void> {
  const gifts = await db
    .selectFrom('supports')
    .innerJoin('project_events', 'project_events.id', 'supports.project_event_id')
    .select([
      'supports.id',
      'supports.name',
      'supports.email',
      'supports.amount_cents',
      'project_events.title',
    ])
    .where('project_events.partner_id', '=', partnerId)
    .where('supports.kind', '=', 'donate')
    .where('supports.status', '=', 'pending')
    .orderBy('supports.id')
    .execute()
  for (const { id, name, email, amount_cents, title } of gifts) {
    await endGiftPayment(db, id, now)
    await db
      .updateTable('supports')
      .set({ status: 'declined', reason, decided_at: now, updated_at: now })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .execute()
    if (email === '') continue
    const about = title ?? ''
    const what = m.support_a_gift({ amount: inDollars(amount_cents ?? 0) })
    await mail(
      composeMail({
        kind: 'support.declined',
        to: email,
        subject: m.support_mail_declined_subject({ title: about }),
        greeting: m.mail_greeting({ name: withoutLinks(name) }),
        paragraphs: [m.gifts_mail_ended_text({ title: about, what }), reason],
        footer: m.mail_footer(),
      }),
    )
  }
}
