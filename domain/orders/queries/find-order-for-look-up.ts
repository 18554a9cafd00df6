import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { orderNumber, readOrderNumber } from '../order.ts'

/**
 * Finds the order that matches both the typed number and address; null if either is wrong. Callers must limit the
 * number of attempts.
 */
export const findOrderForLookUp = query({
  name: 'orders.find-order-for-look-up',
  for: 'system',
  input: z.object({ number: z.string(), email: z.string().transform(sanitizeText) }),
  async run({ db, input }): Promise<{ id: string; number: string } | null> {
    const number = readOrderNumber(input.number)
    const email = input.email.toLowerCase()
    if (number === null || email === '') return null
    const row = await db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('number', '=', number)
      .where('email', '=', email)
      .executeTakeFirst()
    return row ? { id: row.id, number: orderNumber(row.number) } : null
  },
})
