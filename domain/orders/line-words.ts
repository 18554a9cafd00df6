import { m } from '#messages'
import { obstacleOf, type CartLine } from './cart.ts'

/** Why a line of a cart cannot be bought as it is, and what is left; null if nothing stands in the way. */
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

/** A line's name with its size, as sentences say it. */
export function nameOf({ name, size }: Pick<CartLine, 'name' | 'size'>): string {
  return size ? m.checkout_sized({ name, size }) : name
}
