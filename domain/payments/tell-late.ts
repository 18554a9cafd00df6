import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import type { CommandContext } from '#platform/operation.ts'
import type { TokenSigner } from '#platform/token-signer.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { giftPath, sealGift } from '../support/gift.ts'
import { orderNumber } from '../orders/order.ts'
import { sealedOrderPath } from '../orders/order-seal.ts'
import { formatMoney } from '../support/money.ts'

/** Tells whoever paid too late that their money goes back, with the way to the order or gift, which needs no signing in. */
export async function tellLate(
  { db, notify, seal }: CommandContext,
  payment: { orderId: string | null; supportId: string | null; amountCents: number },
): Promise<void> {
  const person = payment.orderId
    ? await customerOf(db, seal, payment.orderId)
    : await giverOf(db, seal, payment.supportId)
  if (!person?.email) return
  const amount = formatMoney(payment.amountCents)
  await notify({
    kind: 'payments.late',
    to: { email: person.email, name: stripLinks(person.name) },
    subject: m.payments_mail_late_subject({ amount }),
    paragraphs: [
      payment.orderId
        ? m.payments_mail_late_order({ amount })
        : m.payments_mail_late_gift({ amount }),
      m.payments_mail_late_more(),
    ],
    action: { label: person.label, path: person.path },
  })
}

async function customerOf(db: Db, seal: TokenSigner, id: string) {
  const row = await db
    .selectFrom('orders')
    .select(['name', 'email', 'number'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const path = sealedOrderPath(seal, { id, number: orderNumber(Number(row.number)) })
  return { ...row, path, label: m.orders_mail_open() }
}

async function giverOf(db: Db, seal: TokenSigner, id: string | null) {
  const row = await db
    .selectFrom('supports')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const path = giftPath(row.id, sealGift(seal, row.id))
  return { ...row, path, label: m.gifts_mail_given_action() }
}
