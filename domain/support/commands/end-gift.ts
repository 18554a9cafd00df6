import { z } from 'zod'
import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { formatMoney } from '#platform/text/money.ts'
import { supportStatusLabel } from '../support-words.ts'
import { endGiftPayment } from '../end-gift-payment.ts'
import { findGift } from '../find-gift.ts'
import { neededReason } from './refund-gift.ts'
import { notifyGiftPartner } from '../notify-gift-partner.ts'
import { donorOf } from '../mails.ts'

/**
 * Ends an unpaid gift, for staff, with a reason that the donor reads; it can no longer be paid.
 *
 * @throws AppError not_found; bad_input without a reason; conflict if it was paid or has ended.
 */
export const endGift = command({
  name: 'gifts.end-gift',
  for: 'staff',
  input: z.object({ id: z.string(), reason: neededReason }),
  async run({ db, input, now, notify, audit }): Promise<void> {
    const gift = await findGift(db, input.id, 'any')
    if (!gift) throw new AppError('not_found', m.gifts_unknown())
    if (gift.status !== 'pending') {
      throw new AppError(
        'conflict',
        m.support_moved_on({ status: supportStatusLabel(gift.status, 'donate') }),
      )
    }
    await endGiftPayment(db, gift.id, now)
    const { numUpdatedRows } = await db
      .updateTable('supports')
      .set({ status: 'declined', reason: input.reason, decidedAt: now, updatedAt: now })
      .where('id', '=', gift.id)
      .where('status', '=', 'pending')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('conflict', m.support_changed_meanwhile())
    await audit({
      subject: 'supports',
      subjectId: gift.id,
      before: { status: 'pending' },
      after: { status: 'declined' },
    })
    await notifyGiftPartner({ notify }, gift, { what: 'ended', reason: input.reason })
    const { titles } = gift.item
    const what = () => m.support_a_gift({ amount: formatMoney(gift.amountCents) })
    await notify(() => ({
      kind: 'support.declined',
      to: donorOf(gift),
      subject: m.support_mail_declined_subject({ title: inPageLanguage(titles) }),
      paragraphs: [
        m.gifts_mail_ended_text({ title: inPageLanguage(titles), what: what() }),
        m.gifts_mail_ended_reason({ reason: input.reason }),
      ],
      action: {
        label: m.gifts_mail_ended_action(),
        path: `/projects-events/${gift.item.id}`,
      },
    }))
  },
})
