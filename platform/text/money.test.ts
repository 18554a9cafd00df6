import { expect, test } from 'vitest'
import { formatMoney, parseCents, toInputValue } from './money.ts'

test.each([
  [100, '$1', '1'],
  [2550, '$25.50', '25.50'],
  [125_000, '$1,250', '1250'],
  [100_000_000, '$1,000,000', '1000000'],
])('%i cents are %s, and %s in a form', (cents, read, typed) => {
  expect(formatMoney(cents)).toBe(read)
  expect(toInputValue(cents)).toBe(typed)
  expect(parseCents(typed)).toBe(cents)
})
