import { m } from '#messages'
import { AppError, type FieldProblems } from '#platform/errors.ts'
import { obstacleOf, type CartLine } from '../cart/cart.ts'

/** @throws AppError conflict with a sentence for each line of a cart that cannot be bought as it is. */
export function refuseChanges(lines: readonly CartLine[]): void {
  const fields: FieldProblems = {}
  for (const line of lines) {
    const sentence = obstacleSentence(line)
    if (sentence) fields[`lines.${line.variantId}`] = sentence
  }
  const sentences = Object.values(fields)
  if (sentences.length === 0) return
  throw new AppError('conflict', sentences.join(' '), { fields })
}

/** Why a line cannot be bought as it is, and what is left; null if nothing stands in the way. */
export function obstacleSentence(line: CartLine): string | null {
  const { name, stock } = line
  switch (obstacleOf(line)) {
    case 'not-offered':
      return m.checkout_not_offered()
    case 'sold-out':
      return m.checkout_sold_out({ name: nameOf(line) })
    case 'too-many':
      return m.checkout_few_left({ name: nameOf(line) || name, left: stock })
    case null:
      return null
  }
}

/** A line's name with its size, as sentences say it. */
export function nameOf({ name, size }: Pick<CartLine, 'name' | 'size'>): string {
  return size ? m.checkout_sized({ name, size }) : name
}
