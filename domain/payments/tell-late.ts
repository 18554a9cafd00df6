import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { Deed } from '#platform/operation.ts'
import { inDollars } from '../support/money.ts'

/** Tells whoever paid too late that their money goes back. */
export async function tellLate(
  { db, mail }: Deed,
  payment: { order_id: string | null; support_id: string | null; amount_cents: number },
): Promise<void> {
  const table = payment.order_id ? 'orders' : 'supports'
  const id = payment.order_id ?? payment.support_id
  if (!id) return
  const person = await db
    .selectFrom(table)
    .select(['name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person?.email) return
  const amount = inDollars(payment.amount_cents)
  await mail(
    composeMail({
      kind: 'payments.late',
      to: person.email,
      subject: m.payments_mail_late_subject({ amount }),
      greeting: m.mail_greeting({ name: person.name }),
      paragraphs: [
        payment.order_id
          ? m.payments_mail_late_order({ amount })
          : m.payments_mail_late_gift({ amount }),
        m.payments_mail_late_more(),
      ],
      footer: m.mail_footer(),
    }),
  )
}
