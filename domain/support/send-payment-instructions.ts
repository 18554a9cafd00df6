import { m } from '#messages'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { format } from '#platform/text/format.ts'
import { formatMoney } from '#platform/text/money.ts'
import { findHowToPay, goesToTeam, paymentWords } from '../payments/how-to-pay.ts'
import { giftReference } from './gift.ts'
import type { GiftAction } from './notify-gift-received.ts'
import { giftAction } from './mails.ts'

type NewGift = {
  id: string
  paymentId: string
  amountCents: number
  titles: TextInEach
  organizations: TextInEach
  name: string
  email: string
  isMember: boolean
}

/** Emails a donor how to pay. Anyone can type anyone's address, so an email to a visitor repeats nothing that was typed. */
export async function sendPaymentInstructions(
  { db, notify, seal }: Pick<GiftAction, 'db' | 'notify' | 'seal'>,
  gift: NewGift,
): Promise<void> {
  const { id, paymentId, isMember } = gift
  const instructions = await findHowToPay(db, paymentId)
  const isTeams = await goesToTeam(db, paymentId)
  const { dueAt } = await db
    .selectFrom('payments')
    .select('dueAt')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const about = () => ({
    amount: formatMoney(gift.amountCents),
    title: inPageLanguage(gift.titles),
    organization: inPageLanguage(gift.organizations),
  })
  await notify(() => ({
    kind: 'gift.given',
    to: { email: gift.email, name: isMember ? gift.name : null },
    subject: m.gifts_mail_given_subject(about()),
    paragraphs: [
      m.gifts_mail_given_text(about()),
      isTeams ? m.gifts_mail_given_how_team(about()) : m.gifts_mail_given_how(about()),
      ...paymentWords(instructions, isTeams)
        .split(/\n+/)
        .filter((line) => line.trim() !== ''),
      m.gifts_mail_given_reference({ reference: giftReference(id) }),
      ...(dueAt ? [m.gifts_mail_given_until({ day: format.date(dueAt) })] : []),
      ...(isMember ? [] : [m.gifts_mail_not_you()]),
    ],
    action: giftAction(seal, id),
  }))
}
