import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { Deed } from '#platform/operation.ts'
import { OFFICE } from '../inbox/office.ts'
import { inDollars } from '../support/money.ts'
import { ofUnknownMoney, type DisputeEvent, type Outcome } from './payment-event.ts'
import { recordRefund } from './record-refund.ts'

const SUBJECTS = {
  opened: m.payments_mail_dispute_opened_subject,
  won: m.payments_mail_dispute_won_subject,
  lost: m.payments_mail_dispute_lost_subject,
}
const WORDS = {
  opened: m.payments_mail_dispute_opened,
  won: m.payments_mail_dispute_won,
  lost: m.payments_mail_dispute_lost,
}

/**
 * Tells the office, once, that somebody has asked their bank for the money of a payment, and how it ended. Only what is lost
 * moves the books: the bank has taken it for good, so it has gone as a refund has.
 */
export async function recordDispute(deed: Deed, event: DisputeEvent): Promise<Outcome> {
  const { db, now, mail, audit, log } = deed
  const { state, reference, charge, amountCents, currency, happenedAt } = event
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('charge', '=', charge)
    .where('provider', '=', 'stripe')
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return ofUnknownMoney(happenedAt, now)
  const about = { amount: inDollars(amountCents), dispute: reference }
  const subject = SUBJECTS[state](about)
  const told = await db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'payments.disputed')
    .where('subject', '=', subject)
    .executeTakeFirst()
  if (told) return 'known'
  log.warn({ payment: payment.id, dispute: reference, state }, 'a payment is disputed')
  await audit({
    subject: 'payments',
    subjectId: payment.id,
    reason: `dispute ${reference}: ${state}`,
    after: { dispute: state, amount_cents: amountCents },
  })
  await mail(
    composeMail({
      kind: 'payments.disputed',
      to: OFFICE.email,
      subject,
      greeting: m.mail_greeting({ name: OFFICE.person }),
      paragraphs: [WORDS[state](about), m.payments_mail_dispute_more({ payment: payment.id })],
      footer: m.mail_footer(),
    }),
  )
  if (state !== 'lost') return 'recorded'
  const gone = { reference, charge, amountCents, currency, happenedAt }
  return recordRefund(deed, {
    ...gone,
    kind: 'refund',
    refundId: null,
    status: 'done',
    failure: null,
  })
}
