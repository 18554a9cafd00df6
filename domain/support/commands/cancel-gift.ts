import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { formatMoney } from '../money.ts'
import { supportStatusLabel } from '../support-words.ts'
import { moverOf } from '../support.ts'
import { endGiftPayment } from '../end-gift-payment.ts'
import { findGift } from '../find-gift.ts'
import { seeSupporters } from '../mails.ts'

/**
 * Takes back a gift whose money has not come, for whoever has proved to be its giver, with its payment; the organization
 * is told.
 *
 * @throws AppError not_found; conflict once its money has come, or when it has ended.
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

    // By card the organization has not heard of it yet.
    if (gift.payment.provider !== 'offline') return
    const { item, organization } = gift
    await notify({
      kind: 'support.cancelled',
      to: organization,
      subject: m.support_mail_cancelled_subject({ title: item.title }),
      paragraphs: [
        m.support_mail_cancelled_text({
          name: gift.name || m.support_somebody_left(),
          title: item.title,
          what: m.support_a_gift({ amount: formatMoney(gift.amountCents) }),
        }),
      ],
      ...seeSupporters(item.id),
    })
  },
})
