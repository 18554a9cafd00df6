import { m } from '#messages'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import type { CartLine } from '../cart.ts'
import { emptyCart } from '../empty-cart.ts'
import { lockCart } from '../lock-cart.ts'
import { readCart } from '../read-cart.ts'
import { beginPayment } from '#domain/payments/begin-payment.ts'
import { mayMailHowToPay } from '#domain/payments/may-mail-how-to-pay.ts'
import { ownOrders } from '../own-orders.ts'
import { checkoutSchema, type GivenOrder } from '../checkout-schema.ts'
import { insertLine } from '../insert-line.ts'
import { markOfCart } from '../mark-of-cart.ts'
import { orderNumber, UNPAID_MOST } from '../order.ts'
import { notifyOrderPlaced } from '../notify-order-placed.ts'
import { lineProblemLabel } from '../line-words.ts'

/**
 * Orders the contents of the caller's cart at the prices shown: reserves the units, starts the payment, empties the
 * cart and emails the customer. Organizations are emailed too, but for card payments only once paid.
 *
 * @throws AppError conflict if the cart is empty, a price has changed, a product is sold out or no longer offered
 * (fields `lines.{variant}`), or the caller has too many unpaid orders; bad_input.
 */
export const placeOrder = command({
  name: 'orders.place-order',
  for: 'guest',
  feature: 'store',
  once: true,
  // Serialized, since buyers compete for the same stock.
  inTurn: () => 'orders',
  input: checkoutSchema,
  async run({ input, actor, ...ctx }) {
    const { db, now } = ctx
    await lockCart(db, actor)
    const { lines } = await readCart(db, actor)
    if (lines.length === 0) throw new AppError('conflict', m.checkout_empty_refused())
    refuseChanges(lines)
    if (markOfCart(lines) !== input.shown) throw new AppError('conflict', m.checkout_changed())
    await refuseManyUnpaid(db, actor)

    const { orderId, number } = await insertOrder(db, { input, actor, now })
    const parts = await insertParts(db, { orderId, lines, now })
    // Ordered by variant id, so that two buyers of the same products never deadlock.
    for (const line of lines.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1))) {
      await insertLine(db, { partId: parts.get(line.partnerId) ?? '', line, now })
    }
    const paymentId = await beginPayment(db, {
      kind: 'order',
      orderId,
      provider: input.provider,
      amountCents: lines.reduce((sum, line) => sum + line.quantity * line.priceCents, 0),
      now,
    })
    await emptyCart(db, actor)
    await notifyOrderPlaced(ctx, orderId, {
      isCustomerMailed: await mayMailHowToPay(db, { actor, email: input.email, now }),
    })
    return { orderId, number: orderNumber(number), paymentId, provider: input.provider }
  },
})

async function refuseManyUnpaid(db: Db, actor: Actor): Promise<void> {
  const { waiting } = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .where(ownOrders(actor))
    .where('payments.status', '=', 'pending')
    .select((of) => of.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  if (waiting >= UNPAID_MOST) {
    throw new AppError('conflict', m.checkout_many_unpaid({ count: waiting }))
  }
}

async function insertOrder(
  db: Db,
  { input, actor, now }: { input: GivenOrder; actor: Actor; now: Date },
): Promise<{ orderId: string; number: number }> {
  const { name, email, phone, street, city, state, country, note, postalCode } = input
  const recipient = { name, email, phone, street, city, state, postalCode, country, note }
  const orderId = newId(now)
  const { number } = await db
    .insertInto('orders')
    .values({
      id: orderId,
      userId: actor.kind === 'member' ? actor.userId : null,
      guestId: actor.kind === 'guest' ? actor.guestId : null,
      ...recipient,
      createdAt: now,
      updatedAt: now,
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  return { orderId, number }
}

/** Inserts one partner order per organization and returns their ids by organization id. */
async function insertParts(
  db: Db,
  { orderId, lines, now }: { orderId: string; lines: readonly CartLine[]; now: Date },
): Promise<Map<string, string>> {
  const parts = new Map<string, string>()
  for (const { partnerId } of lines) {
    if (!parts.has(partnerId)) parts.set(partnerId, newId(now))
  }
  const rows = [...parts].map(([partnerId, id]) => ({
    id,
    orderId,
    partnerId,
    createdAt: now,
    updatedAt: now,
  }))
  await db.insertInto('partnerOrders').values(rows).execute()
  return parts
}

/** @throws AppError conflict with a message for each cart line that cannot be bought. */
function refuseChanges(lines: readonly CartLine[]): void {
  const fields: FieldErrors = {}
  for (const line of lines) {
    const sentence = lineProblemLabel(line)
    if (sentence) fields[`lines.${line.variantId}`] = sentence
  }
  const sentences = Object.values(fields)
  if (sentences.length === 0) return
  throw new AppError('conflict', sentences.join(' '), { fields })
}
