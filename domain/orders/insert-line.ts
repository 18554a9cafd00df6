import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { CartLine } from './cart.ts'
import { nameOf } from './line-words.ts'

/**
 * Moves the units of a cart line from stock into a partner order. The cart was valid when read; the database makes the
 * final check.
 *
 * @throws AppError conflict with a message under `lines.{variant}`; the transaction is aborted then.
 */
export async function insertLine(
  db: Db,
  { partId, line, now }: { partId: string; line: CartLine; now: Date },
): Promise<void> {
  try {
    await db
      .insertInto('orderLines')
      .values({
        id: newId(now),
        partnerOrderId: partId,
        variantId: line.variantId,
        quantity: line.quantity,
        priceCents: line.priceCents,
      })
      .execute()
  } catch (error) {
    const sentence = sentenceFor(error, line)
    if (sentence === null) throw error
    throw new AppError('conflict', sentence, {
      fields: { [`lines.${line.variantId}`]: sentence },
      cause: error,
    })
  }
}

function sentenceFor(error: unknown, line: CartLine): string | null {
  const name = nameOf(line)
  switch (violatedConstraint(error)) {
    case 'order_lines_in_stock':
      return line.quantity === 1 ? m.checkout_sold_out({ name }) : m.checkout_fewer_left({ name })
    case 'order_lines_offered':
      return m.checkout_no_longer({ name })
    case 'order_lines_price':
      return m.checkout_another_price({ name })
    default:
      return null
  }
}
