import { format } from '#platform/text/format.ts'
import { expect, test } from 'vitest'

test.each([
  [1, '$0.01'],
  [2500, '$25.00'],
  [2599, '$25.99'],
  [125_000, '$1,250.00'],
  [100_000_000, '$1,000,000.00'],
])('%i cents are %s', (cents, price) => {
  expect(format.price(cents)).toBe(price)
})
