import { z } from 'zod'
import { m } from '#messages'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import { inPageLanguage } from '#platform/text/translations.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { formatMoney } from '#platform/text/money.ts'
import { supportStatusLabel } from '../support-words.ts'
import { moverOf } from '../support.ts'
import { endGiftPayment } from '../end-gift-payment.ts'
import { findGift } from '../find-gift.ts'
import { seeSupporters } from '../mails.ts'

/**
 * Cancels an unpaid gift with its payment, for a caller verified as its donor, and emails the organization.
 *
 * @throws AppError not_found; conflict if it was paid or has ended.
 */
export const cancelGift = command({
  name: 'gifts.cancel-gift',
  for: 'system',
  input: z.object({ id: z.string() }),
  async run({ db, input, now, notify }): Promise<void> {
    const gift = await findGift(db, input.id, 'any')
    if (!gift) throw new AppError('not_found', m.gifts_unknown())
    if (moverOf('donate', gift.status, 'cancelled') !== 'supporter') {
      throw new AppError(
        'conflict',
        m.support_moved_on({ status: supportStatusLabel(gift.status, 'donate') }),
      )
    }
    await endGiftPayment(db, gift.id, now)
    const { numUpdatedRows } = await db
      .updateTable('supports')
      .set({ status: 'cancelled', decidedAt: now, updatedAt: now })
      .where('id', '=', gift.id)
      .where('status', '=', gift.status)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('conflict', m.support_changed_meanwhile())

    // The organization does not know of a card gift yet.
    if (gift.payment.provider !== 'offline') return
    const { item, organization } = gift
    await notify(() => ({
      kind: 'support.cancelled',
      to: organizationTeam(organization.id, inPageLanguage(organization.names), 'money'),
      subject: m.support_mail_cancelled_subject({ title: inPageLanguage(item.titles) }),
      paragraphs: [
        m.support_mail_cancelled_text({
          name: gift.name || m.support_somebody_left(),
          title: inPageLanguage(item.titles),
          what: m.support_a_gift({ amount: formatMoney(gift.amountCents) }),
        }),
      ],
      ...seeSupporters(item.id),
    }))
  },
})
