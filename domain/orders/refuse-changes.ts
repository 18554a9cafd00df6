import { AppError, type FieldErrors } from '#platform/errors.ts'
import type { CartLine } from './cart.ts'
import { lineProblemLabel } from './line-words.ts'

/** @throws AppError conflict with a sentence for each line of a cart that cannot be bought as it is. */
export function refuseChanges(lines: readonly CartLine[]): void {
  const fields: FieldErrors = {}
  for (const line of lines) {
    const sentence = lineProblemLabel(line)
    if (sentence) fields[`lines.${line.variantId}`] = sentence
  }
  const sentences = Object.values(fields)
  if (sentences.length === 0) return
  throw new AppError('conflict', sentences.join(' '), { fields })
}
