import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { Cart } from '../cart.ts'
import { readCart } from '../read-cart.ts'

/** Returns the caller's cart. */
export const getCart = query({
  name: 'cart.get-cart',
  for: 'guest',
  feature: 'store',
  input: z.object({}),
  run: ({ db, actor }): Promise<Cart> => readCart(db, actor),
})
