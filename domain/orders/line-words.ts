import { m } from '#messages'
import { obstacleOf, type CartLine } from './cart.ts'

/** Explains why a cart line cannot be bought, and how many are left; null if it can. */
export function lineProblemLabel(line: CartLine): string | null {
  switch (obstacleOf(line)) {
    case 'not-offered':
      return m.checkout_not_offered()
    case 'sold-out':
      return m.checkout_sold_out({ name: nameOf(line) })
    case 'too-many':
      return m.checkout_few_left({ name: nameOf(line), left: line.stock })
    case null:
      return null
  }
}

/** The product name with its size, for use in sentences. */
export function nameOf({ name, size }: Pick<CartLine, 'name' | 'size'>): string {
  return size ? m.checkout_sized({ name, size }) : name
}
