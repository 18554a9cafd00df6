import { z } from 'zod'
import { m } from '#messages'
import { QUANTITY_MOST } from './cart.ts'

/** A quantity, typed or as a number: a whole number from 1 to 99. */
export const quantitySchema = z
  .union([z.number(), z.string()], { error: sentence })
  .transform((said) => (typeof said === 'string' ? wholeIn(said) : said))
  .refine((said) => Number.isInteger(said) && said >= 1 && said <= QUANTITY_MOST, {
    error: sentence,
  })

function sentence(): string {
  return m.cart_quantity_whole({ most: QUANTITY_MOST })
}

function wholeIn(text: string): number {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN
}
